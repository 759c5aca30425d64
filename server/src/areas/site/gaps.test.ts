import { defaultDocument, withValues } from '@kindred/contract/site/document';
import { siteGaps } from '@kindred/contract/site';
import { expect, test } from 'vitest';
import { production } from '../../../test/complaint.ts';
import { readConfig } from '../../config.ts';
import { findGaps } from './gaps.ts';

test('a new demo lacks everything, and a site that its owner has set up lacks nothing', () => {
  expect(findGaps(defaultDocument('demo'), { ...readConfig({}), looksForNudes: false })).toEqual(
    siteGaps,
  );
  const own = withValues(defaultDocument('production'), [
    ['brand.name', 'Bergfreunde'],
    ['brand.supportEmail', 'hallo@bergfreunde.at'],
    ['brand.colors.main', '#e0a13c'],
    ['switches.secondFactor', true],
    [
      'pages',
      [
        {
          slug: 'imprint',
          inFooter: true,
          texts: { en: { title: 'Imprint', body: 'Who we are' } },
        },
      ],
    ],
  ]);
  const config = {
    looksForNudes: true,
    ...readConfig({
      ...production,
      SMTP_URL: 'smtps://mail.bergfreunde.at',
      BACKUP_KEY_FILE: '/etc/kindred/backup.key',
      STRIPE_SECRET_KEY: 'sk_live_12345678',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    }),
  };
  expect(findGaps(own, config)).toEqual([]);
  expect(findGaps(own, { ...config, stripe: undefined })).toEqual(['payments']);
  const without = { ...config, looksForNudes: false };
  expect(findGaps(own, without)).toEqual(['photo-check']);
  expect(findGaps(withValues(own, [['limits.nudes', 'off']]), without)).toEqual([]);
});
