import { siteImageUrl } from '@kindred/contract/site';
import type { SiteDocument } from '@kindred/contract/site/document';
import { headOf } from '@kindred/contract/site/look';
import { logoStyle } from './logo-style.ts';

/** Gives pages, as they were built, the icon and the style of the site. Its palette is computed once for all of them. */
export function dressOf({ brand }: SiteDocument) {
  const head = headOf(brand, logoStyle(brand));
  const url = brand.icon && siteImageUrl(brand.icon);
  return (page: string) => {
    const styled = page.replace('<!--__LOOK__-->', () => head);
    if (!url) return styled;
    return styled
      .replace('href="/favicon.svg" type="image/svg+xml"', `href="${url}" type="image/png"`)
      .replace('href="/icons/apple-touch-icon.png"', `href="${url}"`);
  };
}

/** The installed app has the name, the icon and the color of the site. */
export function dressManifest(manifest: string, { brand: { name, icon, colors } }: SiteDocument) {
  const read = JSON.parse(manifest) as object;
  const icons = icon && {
    icons: [{ src: siteImageUrl(icon), sizes: '512x512', type: 'image/png' }],
  };
  return JSON.stringify({
    ...read,
    name,
    short_name: name,
    ...('theme_color' in read && { theme_color: colors.main }),
    ...icons,
  });
}
