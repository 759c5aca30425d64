import type { ComponentProps } from 'react';
import { MemberFilePage as FilePage } from '../features/user-admin/member-file/member-file-page.tsx';
import { MemberActions } from '../features/user-admin/member-actions.tsx';

const renderActions: ComponentProps<typeof FilePage>['actions'] = (file) => (
  <MemberActions sight={file} />
);

/** Everything that staff may know of somebody, and what they can do about them. */
export function MemberFilePage() {
  return <FilePage actions={renderActions} />;
}
