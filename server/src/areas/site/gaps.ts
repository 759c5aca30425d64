import { type SiteGap, siteGaps } from '@kindred/contract/site';
import { defaultLook } from '@kindred/contract/site/default-look';
import { type SiteDocument, defaultDocument } from '@kindred/contract/site/document';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../config.ts';
import { isPlaceholder } from '../../platform/site/read-document.ts';

interface Installation extends Pick<Config, 'backup' | 'mail' | 'production' | 'stripe'> {
  /** Whether the optional packages are there. */
  readonly looksForNudes: boolean;
}

/** Whether a site lacks each of these before people can be let in. */
const lacks: Record<SiteGap, (document: SiteDocument, installation: Installation) => boolean> = {
  name: ({ brand }) => brand.name === defaultDocument('production').brand.name,
  'support-email': ({ brand }) => isPlaceholder(brand.supportEmail),
  colors: ({ brand }) => isDeepStrictEqual(brand.colors, defaultLook.colors) && !brand.logo,
  imprint: ({ pages }) => pages.length === 0,
  'mail-server': (_document, { mail }) => !mail.smtpUrl,
  payments: ({ plans }, { stripe }) => plans.sold && !stripe,
  'second-factor': ({ switches }) => !switches.secondFactor,
  'backup-key': (_document, { backup }) => !backup.keyFile,
  'photo-check': ({ limits }, { looksForNudes }) => limits.nudes !== 'off' && !looksForNudes,
  production: (_document, { production }) => !production,
};

export const findGaps = (document: SiteDocument, installation: Installation) =>
  siteGaps.filter((gap) => lacks[gap](document, installation));
