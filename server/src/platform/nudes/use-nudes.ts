import type { FastifyInstance } from 'fastify';
import { type Classifier, createClassifier } from './classifier.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly classifier: Classifier;
  }
}

/** Says at the start, and in the office, if the packages are missing that look for nudes. */
export function useNudes(app: FastifyInstance) {
  const classifier = createClassifier(app.log);
  app.decorate('classifier', classifier);
  app.addHook('onClose', () => classifier.stop());
  if (!classifier.isInstalled && app.site.document.limits.nudes !== 'off')
    app.log.warn(
      'Photos are not checked for nudes: the optional packages are not installed (npm ci)',
    );
}
