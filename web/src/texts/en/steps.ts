// Made from texts/en/steps.json. Change it there.

export const messages = {
step: ({ step, steps }: { step: string | number; steps: string | number }) => `Step ${step} of ${steps}`,
};
