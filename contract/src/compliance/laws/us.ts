import { defineLaw } from './law.ts';

const renewal = 'California Business and Professions Code § 17602';
const renewalSource =
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=17602';
const vermont = 'Vermont Statutes, 9 V.S.A. § 2482b';
const vermontSource = 'https://legislature.vermont.gov/statutes/section/09/063/02482b';

/** Federal law, and the states that ask for more. The service does what the strictest asks for in all of them. */
export const us = defineLaw({
  asOf: '2026-11-28',
  countries: ['US'],
  duties: {
    'take-down': {
      law: 'TAKE IT DOWN Act, Pub. L. 119-12',
      source: 'https://www.congress.gov/bill/119th-congress/senate-bill/146',
      since: '2026-05-19',
      page: '/intimate-pictures',
    },
    'renewal-consent': {
      law: renewal,
      source: renewalSource,
      since: '2025-07-01',
      page: '/subscriptions',
    },
    'renewal-reminder': {
      law: renewal,
      source: renewalSource,
      since: '2025-07-01',
      page: '/subscriptions',
    },
    'price-notice': {
      law: renewal,
      source: renewalSource,
      since: '2025-07-01',
      page: '/price-moves',
    },
    cancel: {
      law: 'California Civil Code § 1694.1',
      source:
        'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1694.1',
      since: '2002-01-01',
      page: '/premium/manage',
    },
    'fraud-bans': { law: vermont, source: vermontSource, since: '2016-07-01', page: '/desk' },
    'account-changes': {
      law: vermont,
      source: vermontSource,
      since: '2016-07-01',
      page: '/settings',
    },
    screening: {
      law: 'New Jersey Internet Dating Safety Act, N.J.S.A. 56:8-171; Utah Online Dating Safety Act',
      source: 'https://pub.njleg.state.nj.us/bills/2006/PL07/272_.HTM',
      since: '2008-05-14',
      form: 'note',
    },
    'safety-policy': {
      law: 'Colorado SB24-011',
      source: 'https://leg.colorado.gov/bills/sb24-011',
      since: '2025-01-01',
      form: 'note',
    },
  },
});
