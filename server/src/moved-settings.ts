import { StartError } from './errors.ts';

/** Variables of earlier versions that are values of the site now. */
const moved = [
  'APPEALS',
  'BRAND_COLOR',
  'BRAND_FIGURES',
  'BRAND_NAME',
  'BRAND_SUPPORT_EMAIL',
  'EXPORT_DAYS',
  'LEAVING_DAYS',
  'MEMBERS_WANTED',
  'PHOTO_REVIEW',
  'PREMIUM_COUPONS',
  'PREMIUM_GRACE_DAYS',
  'PREMIUM_PRICES',
  'PREMIUM_TRIAL_DAYS',
  'REPORT_DAYS',
  'SECOND_FACTOR',
  'TRANSPARENCY',
] as const;

/** Otherwise a site would run without what its operator believes is on, such as the review of photos. */
export function refuseMoved(given: NodeJS.ProcessEnv) {
  const set = moved.filter((name) => given[name]?.trim());
  if (set.length > 0)
    throw new StartError(
      `${set.join(', ')}: no longer read. Set this on the page Site of the office, or in a file that SITE_FILE names, and unset it here.`,
    );
}
