import type { Draft, Group } from './draft.ts';
import { AboutFields } from './about-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SeekingFields } from './seeking-fields.tsx';
import { WordsFields } from './text-fields.tsx';

export interface FieldsProps {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
}

export const fieldsOf: Record<Group, (props: FieldsProps) => React.JSX.Element> = {
  about: AboutFields,
  seeking: SeekingFields,
  place: PlaceFields,
  words: WordsFields,
};
