// Made from texts/fr/steps.json. Change it there.
// @ts-nocheck

export const messages = {
step: ({ step, steps }: { step: string | number; steps: string | number }) => `Étape ${step} sur ${steps}`,
};
