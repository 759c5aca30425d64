import { defineLaw } from './law.ts';

const code = 'Online Dating Industry Code (2024)';
const codeSource = 'https://www.infrastructure.gov.au/media-communications/internet/online-safety';
const safety = 'Online Safety Act 2021';
const source = 'https://www.legislation.gov.au/C2021A00076/latest';

export const au = defineLaw({
  asOf: '2026-11-28',
  countries: ['AU'],
  duties: {
    'safe-dating': { law: code, source: codeSource, since: '2025-04-01', page: '/safety-tips' },
    'code-signed': { law: code, source: codeSource, since: '2025-04-01', form: 'note' },
    expectations: {
      law: `${safety}, Part 4`,
      source,
      since: '2022-01-23',
      form: 'illegal-content',
    },
    removal: { law: `${safety}, s. 77, 114`, source, since: '2022-01-23', form: 'note' },
  },
});
