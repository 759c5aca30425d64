// Made from texts/es/steps.json. Change it there.
// @ts-nocheck

export const messages = {
step: ({ step, steps }: { step: string | number; steps: string | number }) => `Paso ${step} de ${steps}`,
};
