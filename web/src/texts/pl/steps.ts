// Made from texts/pl/steps.json. Change it there.
// @ts-nocheck

export const messages = {
step: ({ step, steps }: { step: string | number; steps: string | number }) => `Krok ${step} z ${steps}`,
};
