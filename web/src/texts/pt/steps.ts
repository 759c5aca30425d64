// Made from texts/pt/steps.json. Change it there.
// @ts-nocheck

export const messages = {
step: ({ step, steps }: { step: string | number; steps: string | number }) => `Etapa ${step} de ${steps}`,
};
