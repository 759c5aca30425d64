export const steps = [1, 2] as const;
export type RegistrationStep = (typeof steps)[number];

/** The step in the URL, if there is one. */
export const readStep = (given: unknown) => steps.find((step) => step === Number(given));
