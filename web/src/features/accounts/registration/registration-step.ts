export const steps = [1, 2, 3] as const;
export type RegistrationStep = (typeof steps)[number];

/** The step that an address names, if it is one. */
export const readStep = (given: unknown) => steps.find((step) => step === Number(given));
