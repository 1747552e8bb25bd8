import { Arrow, Box, Diagram, Label } from './Diagram';

/** How the text of a file becomes a report: what the parser makes of it, and what rules get. */
export function TypedRuleFlow() {
  return (
    <Diagram
      height={402}
      title="From the source of a file to a report"
      description="The parser reads the source of a file, cart.ts. It turns that into an ESTree tree and scopes. The rule visits the nodes of the tree, and makes a report with a message, a position, and perhaps a fix. Only with typed linting, the parser also reads tsconfig.json and creates a TypeScript program. The parser services lead from a node of the tree to its counterpart in the program and back, and the rule asks them for types."
    >
      <Arrow line="86,39 86,71" />
      <Arrow dashed line="274,39 274,71" />
      <Arrow line="86,107 86,145" />
      <Arrow dashed line="274,107 274,145" />
      <Arrow dashed line="274,181 274,219" />
      <Arrow dashed both line="110,183 110,238 191,238" />
      <Arrow line="56,181 56,312 117,312" />
      <Arrow dashed line="274,255 274,312 243,312" />
      <Arrow line="180,329 180,361" />
      <Box name="cart.ts" x={86} y={22} width={120} code />
      <Box name="tsconfig.json" x={274} y={22} width={140} code dashed />
      <Box name="@typescript-eslint/parser" x={180} y={90} width={336} />
      <Box name="ESTree tree, scopes" x={86} y={164} width={148} />
      <Box name="TypeScript program" x={274} y={164} width={148} dashed />
      <Box name="parser services" x={274} y={238} width={148} dashed />
      <Box name="rule" x={180} y={312} width={116} />
      <Box name="report: message, position, fix" x={180} y={380} width={210} />
      <Label text="nodes" x={64} y={284} soft />
      <Label text="types" x={282} y={284} soft />
      <Label text="node maps" x={116} y={222} soft />
    </Diagram>
  );
}
