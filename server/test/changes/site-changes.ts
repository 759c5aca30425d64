import type { SiteEditing } from '@kindred/contract/site';
import { setupStates, setupSteps } from '@kindred/contract/site/setup';
import { apiBase } from '@kindred/contract/route';
import { bindingPage, dayAfter } from '../site/binding.ts';
import { type Change, type Changes, type Scene, pick } from './change.ts';

/** Sends a change of what the administrator sees. One who has lost the role sees nothing. */
async function withSite({ app, staff }: Scene, send: (site: SiteEditing) => ReturnType<Change>) {
  const { headers } = staff;
  const answer = await app.inject({ url: `${apiBase}/site`, headers });
  return answer.statusCode === 200 ? send(answer.json<{ data: SiteEditing }>().data) : answer;
}

/** Publishes a page that members have to accept in a month. */
const publishRules = (scene: Scene) =>
  withSite(scene, async ({ published, changes }) => {
    const was = changes.find(({ path }) => path === 'pages')?.value ?? published.pages;
    const value = [bindingPage('rules', dayAfter(scene.app, 30))];
    await scene.staff.send('PUT', '/site/draft', { path: 'pages', was, value });
    return withSite(scene, ({ draft: seen }) =>
      scene.staff.send('POST', '/site/versions', { seen }),
    );
  });

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** Colleagues often change the same value, so that many are refused. */
export const siteChanges: Changes = {
  'PUT /site/draft': (scene) =>
    withSite(scene, ({ changes, published }) => {
      const path = 'limits.leavingDays';
      const was =
        changes.find((change) => change.path === path)?.value ?? published.limits.leavingDays;
      return scene.staff.send('PUT', '/site/draft', { path, was, value: 1 + scene.random(90) });
    }),
  'POST /site/draft': (scene) =>
    withSite(scene, ({ draft: seen, version }) => {
      const to = pick(scene, [
        {},
        { version: Math.max(version, 1) },
        { file: { document: { limits: { exportDays: 1 + scene.random(30) } } } },
      ]);
      return scene.staff.send('POST', '/site/draft', { seen, ...to });
    }),
  'POST /site/versions': (scene) =>
    withSite(scene, ({ draft: seen }) => scene.staff.send('POST', '/site/versions', { seen })),
  'PUT /auth/acceptances': async (scene) => {
    const binding = () => scene.app.site.document.pages.find((page) => page.binding);
    if (!binding()) await publishRules(scene);
    const { slug = 'rules', binding: { version } = { version: 1 } } = binding() ?? {};
    const shown = [{ slug, version }];
    return scene.self.send('PUT', '/auth/acceptances', { pages: shown });
  },
  'PUT /site/editor': (scene) =>
    scene.staff.send('PUT', '/site/editor', { path: pick(scene, ['brand.name', null]) }),
  'PUT /site/setup': (scene) =>
    scene.staff.send('PUT', '/site/setup', {
      step: pick(scene, setupSteps),
      state: pick(scene, setupStates),
    }),
  'POST /site/images': (scene) =>
    scene.staff.send('POST', '/site/images', { kind: 'icon', image: svg.toString('base64') }),
};
