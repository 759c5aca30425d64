import { loadMessages } from '../../../lib/messages/messages.ts';

/** Form and words. A step of its own, so that the pages of signing in carry no list of what it is made of. */
export async function loadSecondStep() {
  const [form] = await Promise.all([import('./second-step-form.tsx'), loadMessages('security')]);
  return { default: form.SecondStepForm };
}
