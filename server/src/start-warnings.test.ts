import { siteWarnings } from '@kindred/contract/operation';
import { expect, test } from 'vitest';
import { describeWarnings } from './start-warnings.ts';

const start = { outbox: '/srv/outbox', backups: '/srv/backups', lacksAdministrator: true };

test('a start says in one block what is unsafe or missing, and where mails go', () => {
  expect(describeWarnings({ ...start, warnings: siteWarnings }).split('\n')).toEqual([
    'Before people join:',
    expect.stringMatching(/^- No email is sent.* SMTP_URL .* \/srv\/outbox\.$/),
    expect.stringMatching(/^- TRUST_PROXY is not set, although PUBLIC_URL begins with https:/),
    expect.stringMatching(/^- The front page has no figures/),
    expect.stringMatching(/^- BACKUP_DIR \(\/srv\/backups\) has no backup: run npm run backup/),
    expect.stringMatching(/^- There is no administrator: .* npm run admin -- create/),
  ]);
});

test('a start that lacks nothing says nothing', () => {
  expect(describeWarnings({ ...start, warnings: [], lacksAdministrator: false })).toBe('');
});
