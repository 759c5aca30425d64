import type { CannedText, NewText } from '@kindred/contract/desk/texts';

/** The form values of a text: an empty string means not chosen. */
export interface TextValues {
  title: string;
  body: string;
  problem_type: NonNullable<CannedText['problem_type']> | '';
  action: NonNullable<CannedText['action']> | '';
  clause: NonNullable<CannedText['clause']> | '';
}

export const valuesOf = (text: CannedText | null): TextValues => ({
  title: text?.title ?? '',
  body: text?.body ?? '',
  problem_type: text?.problem_type ?? '',
  action: text?.action ?? '',
  clause: text?.clause ?? '',
});

export const toText = (kind: CannedText['kind'], values: TextValues): NewText => ({
  kind,
  title: values.title.trim(),
  body: values.body.trim(),
  problem_type: values.problem_type || null,
  action: values.action || null,
  clause: (kind === 'reason' && values.clause) || null,
});
