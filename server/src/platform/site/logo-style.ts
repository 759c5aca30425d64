import { siteImageUrl } from '@kindred/contract/site';
import type { SiteDocument } from '@kindred/contract/site/document';

/** How many pixels of a logo are one of the page, so that it is sharp on every screen. */
const density = 3;

/** Puts the logo of a site in the place of the mark and the name. */
export function logoStyle({ logo, darkLogo }: SiteDocument['brand']) {
  if (!logo) return '';
  const show = (place: string, id: string) =>
    `${place}[data-brand]::before{content:image-set(url(${siteImageUrl(id)}) ${density}x)}`;
  const onDark = darkLogo ?? logo;
  return [
    '[data-brand]::before{display:block;line-height:0}',
    '[data-brand]>svg{display:none}',
    // Still read aloud.
    '[data-brand]>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
    show('', logo),
    show('[data-mantine-color-scheme=dark] ', onDark),
    show('[data-brand=on-dark]', onDark),
  ].join('');
}
