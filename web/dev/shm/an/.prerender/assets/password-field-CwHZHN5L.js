/* empty css                     */
import { TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { jsx } from "react/jsx-runtime";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconEyeOff from "@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
var password_field_module_default = { toggle: "_toggle_owdzw_1" };
// web/src/features/accounts/password-field.tsx
/** Not the kit's: its toggle answers to mouse and keys, not to the click that assistive technology sends. */
function PasswordField({ label, toggleLabel, value, onChange, fresh, hint, error }) {
	const [visible, setVisible] = useState(false);
	const Icon = visible ? IconEyeOff : IconEye;
	return /* @__PURE__ */ jsx(TextInput, {
		type: visible ? "text" : "password",
		name: "password",
		autoComplete: fresh ? "new-password" : "current-password",
		...fresh && {
			minLength: 8,
			maxLength: 256
		},
		...hint && {
			description: hint,
			inputWrapperOrder: [
				"label",
				"input",
				"error",
				"description"
			]
		},
		autoCapitalize: "none",
		autoCorrect: "off",
		spellCheck: false,
		size: "lg",
		required: true,
		withAsterisk: false,
		label,
		error,
		leftSection: /* @__PURE__ */ jsx(IconLock, {
			size: 18,
			stroke: 1.75,
			"aria-hidden": true
		}),
		rightSection: /* @__PURE__ */ jsx(UnstyledButton, {
			className: password_field_module_default.toggle,
			"aria-label": toggleLabel,
			"aria-pressed": visible,
			onClick: () => setVisible(!visible),
			children: /* @__PURE__ */ jsx(Icon, {
				size: 20,
				stroke: 1.75,
				"aria-hidden": true
			})
		}),
		value,
		onChange: (event) => onChange(event.currentTarget.value)
	});
}
export { PasswordField as t };
