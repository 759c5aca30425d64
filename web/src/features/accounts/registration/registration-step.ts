export const steps = [1, 2] as const;
export type RegistrationStep = (typeof steps)[number];

/** The step in the URL, if there is one. */
export const readStep = (given: unknown) => steps.find((step) => step === Number(given));

/** The code in the link of an invitation. One of digits alone arrives as a number. */
export const readInvitationCode = (given: unknown) =>
  typeof given === 'string' || typeof given === 'number'
    ? String(given).slice(0, 60) || undefined
    : undefined;
