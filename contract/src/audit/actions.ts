interface AuditActionKind {
  /** It only reads. The index `audit_changes` covers all others. */
  readonly reads?: true;
  /**
   * Members are told, or can see it, so that their archive has it. That staff looked, or handled a case, would tell that
   * someone reported them.
   */
  readonly isShownToMember?: true;
}

/** Every action that is logged, `area.verb`. */
export const auditActionKinds = {
  'member.list': { reads: true },
  'member.read': { reads: true },
  'member.export': {},
  'member.edit': { isShownToMember: true },
  'member.verify': { isShownToMember: true },
  'member.activate': { isShownToMember: true },
  'member.deactivate': { isShownToMember: true },
  'member.ban': { isShownToMember: true },
  'member.ban-end': { isShownToMember: true },
  'member.email-undo': { isShownToMember: true },
  'member.note': {},
  'member.note-delete': {},
  'member.session-end': { isShownToMember: true },
  'member.vip': { isShownToMember: true },
  'member.vip-end': { isShownToMember: true },
  'payment.list': { reads: true },
  'payment.read': { reads: true },
  'payment.refund': { isShownToMember: true },
  'payment.end': { isShownToMember: true },
  'payment.withdraw': { isShownToMember: true },
  'plan.rights': {},
  'price.move': {},
  'price.move-stop': {},
  'report.list': { reads: true },
  'report.read': { reads: true },
  'report.reply': {},
  'report.note': {},
  'report.status': {},
  'report.priority': {},
  'report.assign': {},
  'report.delete': {},
  'case.claim': {},
  'case.take': {},
  'case.escalate': {},
  'case.decide': {},
  'case.undo': {},
  'case.appeal': {},
  'case.danger': {},
  'case.ask': {},
  'case.place': {},
  'reporter.standing': {},
  'safety.release': { isShownToMember: true },
  'safety.case': {},
  'announcement.send': {},
  'announcement.stop': {},
  'announcement.test': {},
  'approval.approve': { isShownToMember: true },
  'approval.refuse': { isShownToMember: true },
  'desk.ladder': {},
  'desk.text': {},
  'check.read': { reads: true },
  'check.approve': {},
  'check.excuse': {},
  'check.refuse': {},
  'check.again': {},
  'check.undo': {},
  'photo.read': { reads: true },
  'photo.undo': {},
  'photo.approve': {},
  'photo.reject': {},
  'staff.list': { reads: true },
  'staff.create': {},
  'staff.promote': {},
  'staff.password': {},
  'staff.reset-factor': {},
  'invitation.create': {},
  'invitation.resend': {},
  'invitation.revoke': {},
  'invitation.accept': {},
  'code.make': {},
  'code.export': {},
  'code.revoke': { isShownToMember: true },
  'import.upload': {},
  'import.run': {},
  'import.pause': {},
  'import.stop': {},
  'figures.export': {},
  'job.retry': {},
  'job.drop': {},
  'compliance.fill': {},
  'language.mark': {},
  'language.unmark': {},
  'site.change': {},
  'site.replace': {},
  'site.publish': {},
  'site.setup': {},
  'acceptance.export': {},
  'key.create': {},
  'key.revoke': {},
  'webhook.create': {},
  'webhook.change': {},
  'webhook.delete': {},
  'webhook.secret': {},
  'webhook.test': {},
  'webhook.replay': {},
  'webhook.off': {},
  'audit.read': { reads: true },
  'audit.export': {},
  'audit.erase': {},
} as const satisfies Record<string, AuditActionKind>;

export type AuditAction = keyof typeof auditActionKinds;
/** An action that is more than a read. */
export type AuditChange = {
  [Action in AuditAction]: (typeof auditActionKinds)[Action] extends { reads: true }
    ? never
    : Action;
}[AuditAction];
export const auditActions = Object.keys(auditActionKinds) as AuditAction[];

const where = (field: keyof AuditActionKind) =>
  auditActions.filter((action) => (auditActionKinds[action] as AuditActionKind)[field]);

export const readActions = where('reads');
export const actionsShownToMembers = where('isShownToMember');
