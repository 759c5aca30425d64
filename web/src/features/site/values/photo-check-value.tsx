import { checkUses } from '@kindred/contract/photo-checks/outcomes';
import { messages as m } from '#texts/photo-check-uses.ts';
import { OptionsValue } from './options-value.tsx';

const options = checkUses.map((value) => ({ value, label: m.levels[value] }));

/** Whether members can have their photos checked, and what no one may do without it. */
export const PhotoCheckValue = () => (
  <OptionsValue path="limits.photoCheck" options={options} description={m.about} />
);
