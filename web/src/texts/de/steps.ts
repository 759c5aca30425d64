// Made from texts/de/steps.json. Change it there.
// @ts-nocheck

export const messages = {
step: ({ step, steps }: { step: string | number; steps: string | number }) => `Schritt ${step} von ${steps}`,
};
