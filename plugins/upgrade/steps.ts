/** A version that people come from, and the package of this project that has its plugin. */
export interface UpgradeStep {
  /** In the address of its page: `/config/upgrade-from-5`. */
  name: string;
  plugin: string;
}

/** The versions that upgrades are described from, the newest first: the last one of each older major. */
export const upgradeSteps: readonly UpgradeStep[] = [
  { name: '7', plugin: 'typescript-eslint-7.0' },
  { name: '6', plugin: 'typescript-eslint-6' },
  { name: '5', plugin: 'typescript-eslint-5' },
];
