import * as Type from 'typebox';

/** The month of a photo check, as others read it. */
export const CheckedMonth = Type.String({
  pattern: String.raw`^\d{4}-\d{2}$`,
  description:
    'The month in which a person on the team compared the photos with a picture of that moment',
});
