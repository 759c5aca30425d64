import { nudeLevels } from '@kindred/contract/site/nudes';
import { messages as m } from '#texts/nude-levels.ts';
import { OptionsValue } from './options-value.tsx';
import { SwitchValue } from './switch-value.tsx';

const options = nudeLevels.map((value) => ({ value, label: m.levels[value] }));

/** How soon a photo is treated as a nude, and what happens to one that could not be checked. */
export const NudesValue = () => (
  <>
    <OptionsValue path="limits.nudes" options={options} description={m.about.level} />
    <SwitchValue path="switches.unclassifiedAsNude" description={m.about.unclassified} />
  </>
);
