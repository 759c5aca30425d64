import { bundleNames } from '@kindred/contract/site/bundle-names';
import { listBundles, readBundle } from '@kindred/contract/site/bundles';
import { nameForReader } from '@kindred/contract/site/own-fields';
import type { FastifyInstance } from 'fastify';
import { readerLanguage } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { bundleOf, withBundle } from './bundles.ts';
import { changesBetween } from './draft.ts';
import { findDrafted } from './drafted.ts';
import { onlyDifferent } from './page-changes.ts';

/** What sites for a niche can begin with, and what each would change. */
export function bundleRoutes(app: FastifyInstance) {
  serve(app, listBundles, async ({ request }) => {
    const language = readerLanguage(request);
    const bundles = bundleNames.map((name) => {
      const { names, about } = bundleOf(name).bundle;
      return { name, title: names[language], about: about[language] };
    });
    return { data: { bundles } };
  });

  serve(app, readBundle, async ({ params: { name }, request }) => {
    const { document, draft } = await findDrafted(app);
    const wanted = withBundle(document, bundleOf(name), app.site.defaults);
    const changes = changesBetween(document, wanted).map(onlyDifferent);
    const sensitive = wanted.fields
      .filter((field) => field.sensitive && !document.fields.includes(field))
      .map(({ names }) => nameForReader(names, readerLanguage(request)));
    return { data: { draft: draft.seen, changes, sensitive } };
  });
}
