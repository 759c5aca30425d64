import { defineErrors } from '../errors.ts';

export const auditErrors = defineErrors({
  audit_filter_changed: { status: 400 },
  audit_export_running: { status: 503 },
  ip_address_invalid: { status: 400, field: 'address' },
});
