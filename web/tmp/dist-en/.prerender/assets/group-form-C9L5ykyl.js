globalThis.lazySources.push('src/features/profiles/group-form.tsx');
import { t as ProfileForm } from './profile-form-B1dQong5.js';
import { t as fieldComponents } from './profile-fields-CCo5scfz.js';
import { jsx } from 'react/jsx-runtime';
// web/src/features/profiles/group-form.tsx
/** Edits one group of fields, which loads when it is opened. */
var GroupForm = (props) =>
  /* @__PURE__ */ jsx(ProfileForm, {
    ...props,
    Fields: fieldComponents[props.group],
  });
export { GroupForm };
