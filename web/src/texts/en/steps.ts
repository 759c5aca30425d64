export const messages = {
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
};
