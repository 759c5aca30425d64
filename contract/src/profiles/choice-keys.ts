import * as Type from 'typebox';

const ownKey = 'own-';

/** Whether the owner of the site added the interest or prompt. */
export const isOwnChoice = (key: string) => key.startsWith(ownKey);

/** A key is permanent and is not given twice: two administrators, or a file of another site, would share one. */
export const ownChoiceKey = (random = Math.random()) =>
  `${ownKey}${100_000 + Math.floor(random * 900_000)}`;

/** The key of an interest or prompt. That of one of the owner's is `own-` with its permanent number. */
export const ChoiceKey = Type.String({
  maxLength: 40,
  pattern: `^(?:[a-z][a-z-]*|${ownKey}[1-9][0-9]{0,8})$`,
});
