import * as Type from 'typebox';
import { Nullable } from '../common.ts';
import { defineErrors } from '../errors.ts';

export const siteErrors = defineErrors({
  /** With the draft as it is now. */
  site_value_changed: { status: 412, field: 'value', params: { name: Nullable(Type.String()) } },
  /** With the draft as it is now. */
  site_draft_changed: { status: 412 },
  site_unchanged: { status: 409 },
  /** In production. */
  site_support_email_missing: { status: 422 },
  site_binding_past: { status: 422, field: 'from', params: { slug: Type.String() } },
  site_text_not_found: { status: 404 },
  acceptance_outdated: { status: 409 },
  acceptances_exporting: { status: 503 },
  site_version_not_found: { status: 404 },
  site_from_file: { status: 409, params: { file: Type.String() } },
  site_catalog_full: { status: 409, params: { most: Type.Integer() } },
  site_images_full: { status: 409 },
  site_image_unreadable: { status: 422, field: 'image' },
  site_image_not_found: { status: 422, field: 'value' },
});
