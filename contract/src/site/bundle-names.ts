/** What sites for a niche begin with. Each is a file, `server/site-bundles/<name>.json`. */
export const bundleNames = ['faith', 'parents', 'lgbtq', 'over-50', 'sports'] as const;
export type BundleName = (typeof bundleNames)[number];
