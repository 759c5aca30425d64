// Made from texts/ar/steps.json. Change it there.
// @ts-nocheck

export const messages = {
step: ({ step, steps }: { step: string | number; steps: string | number }) => `الخطوة ${step} من ${steps}`,
};
