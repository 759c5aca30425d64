/* empty css                     */
import { TextInput } from "@mantine/core";
import { jsx } from "react/jsx-runtime";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
// web/src/features/accounts/email-field.tsx
function EmailField({ label, value, onChange, fresh }) {
	return /* @__PURE__ */ jsx(TextInput, {
		type: "email",
		name: "email",
		autoComplete: fresh ? "email" : "username",
		size: "lg",
		required: true,
		withAsterisk: false,
		label,
		leftSection: /* @__PURE__ */ jsx(IconMail, {
			size: 18,
			stroke: 1.75,
			"aria-hidden": true
		}),
		value,
		onChange: (event) => onChange(event.currentTarget.value)
	});
}
export { EmailField as t };
