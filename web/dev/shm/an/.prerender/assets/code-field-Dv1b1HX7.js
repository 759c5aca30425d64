/* empty css                     */
import { TextInput } from "@mantine/core";
import { jsx } from "react/jsx-runtime";
var code_field_module_default = { input: "_input_1tgar_1" };
/** One field and not six: it can be pasted into, filled in by the phone, and read out. */
function CodeField({ label, value, onChange }) {
	return /* @__PURE__ */ jsx(TextInput, {
		name: "code",
		inputMode: "numeric",
		autoComplete: "one-time-code",
		size: "xl",
		required: true,
		withAsterisk: false,
		label,
		classNames: { input: code_field_module_default.input },
		value,
		onChange: (event) => onChange(event.currentTarget.value.replaceAll(/\D/g, "").slice(0, 6))
	});
}
export { CodeField as t };
