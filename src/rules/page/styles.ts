/**
 * The styles of rule pages. Browsers get them from here: they have the HTML of the components, but not
 * the components themselves (see `plugins/static-content`).
 */
import './RuleFacts.module.css';
import './RuleFold.module.css';
import './RuleHowToUse.module.css';
import './RuleLead.module.css';
import './RuleOptions.module.css';
import './firstView.css';
