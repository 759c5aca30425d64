import { cornerNames } from '@kindred/contract/site/corners';
import { messages as words } from '#texts/site-values.ts';
import { OptionsValue } from './options-value.tsx';

const options = cornerNames.map((value) => ({ value, label: words.corners[value] }));

export const CornersValue = () => <OptionsValue path="brand.corners" options={options} />;
