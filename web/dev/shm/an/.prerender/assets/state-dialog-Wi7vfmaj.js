import { n as staffRoles } from "./config-D7cc2gS3.js";
import { N as CallError } from "./session-CNfDh4Vs.js";
import { O as useMessages, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as nameOf } from "./name-of-BEmDVCcv.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as formatDate } from "./formats-DciwXFsk.js";
/* empty css                     */
import { s as profileLimits } from "./profiles-Bc5HgIJK.js";
import { t as Dialog } from "./dialog-7crX4kYo.js";
/* empty css                           */
import { a as useEditUser, i as useChangeState, o as useStaffUser } from "./undo-bar-DJCDcwJX.js";
import { Button, Checkbox, NativeSelect, TextInput, Textarea } from "@mantine/core";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
// web/src/lib/stale-data.ts
/** The thing as it is now, where a change of it was refused because it was based on something older. */
function staleData(error) {
	if (!(error instanceof CallError) || error.status !== 412) return null;
	const { body } = error;
	return typeof body === "object" ? body?.data ?? null : null;
}
var edit_form_module_default = {
	form: "_form_bk6mq_1",
	fields: "_fields_bk6mq_2",
	wide: "_wide_bk6mq_11",
	buttons: "_buttons_bk6mq_15"
};
// web/src/features/staff/edit-fields.tsx
function EditFields({ draft, errors, onChange }) {
	const { edit: m } = useMessages("users");
	const mayAll = useSession().user?.staffRole === "administrator";
	const text = (name, maxLength) => ({
		label: m.fields[name],
		value: draft[name],
		maxLength,
		error: errors[name],
		onChange: ({ currentTarget }) => onChange({ [name]: currentTarget.value })
	});
	return /* @__PURE__ */ jsxs("div", {
		className: edit_form_module_default.fields,
		children: [
			/* @__PURE__ */ jsx(TextInput, {
				"data-autofocus": true,
				...text("firstName", profileLimits.name)
			}),
			/* @__PURE__ */ jsx(TextInput, { ...text("lastName", profileLimits.name) }),
			/* @__PURE__ */ jsx(TextInput, {
				className: edit_form_module_default.wide,
				type: "email",
				description: m.emailAbout,
				...text("email", 254)
			}),
			/* @__PURE__ */ jsx(TextInput, {
				className: edit_form_module_default.wide,
				description: m.genderAbout,
				...text("gender", profileLimits.gender)
			}),
			/* @__PURE__ */ jsx(TextInput, { ...text("city", 100) }),
			/* @__PURE__ */ jsx(TextInput, { ...text("country", 60) }),
			/* @__PURE__ */ jsx(Textarea, {
				className: edit_form_module_default.wide,
				rows: 4,
				...text("bio", profileLimits.bio)
			}),
			mayAll && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(NativeSelect, {
				className: edit_form_module_default.wide,
				rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				label: m.fields.staffRole,
				description: m.roleAbout,
				error: errors.staffRole,
				value: draft.staffRole ?? "",
				data: [{
					value: "",
					label: m.roles.none
				}, ...staffRoles.map((value) => ({
					value,
					label: m.roles[value]
				}))],
				onChange: ({ currentTarget }) => onChange({ staffRole: currentTarget.value || null })
			}), /* @__PURE__ */ jsx(Checkbox, {
				className: edit_form_module_default.wide,
				label: m.fields.isEmailVerified,
				error: errors.isEmailVerified,
				checked: draft.isEmailVerified,
				onChange: ({ currentTarget }) => onChange({ isEmailVerified: currentTarget.checked })
			})] })
		]
	});
}
// web/src/features/staff/user-draft.ts
var draftOf = (user) => ({
	firstName: user.firstName ?? "",
	lastName: user.lastName ?? "",
	email: user.email,
	gender: user.gender ?? "",
	bio: user.bio ?? "",
	city: user.location.city ?? "",
	country: user.location.country ?? "",
	isEmailVerified: user.isEmailVerified,
	staffRole: user.staffRole
});
/** Only what was typed and says something else: what others change meanwhile is left alone. */
function changeOf(user, typed) {
	const before = draftOf(user);
	const { city, country, ...others } = {
		...before,
		...typed
	};
	const changed = Object.entries(others).filter(([name, value]) => before[name] !== value);
	const moved = city !== before.city || country !== before.country;
	return {
		...Object.fromEntries(changed),
		...moved && { location: {
			city,
			country
		} }
	};
}
/** The fields in which two sights of a user differ. */
function fieldsChanged(before, after) {
	const [old, fresh] = [draftOf(before), draftOf(after)];
	return Object.keys(old).filter((name) => old[name] !== fresh[name]);
}
// web/src/features/staff/edit-refusal.ts
var bodyOf = (error) => error instanceof CallError && typeof error.body === "object" ? error.body : null;
var names = /* @__PURE__ */ new Set([
	"firstName",
	"lastName",
	"email",
	"gender",
	"bio",
	"city",
	"country",
	"isEmailVerified",
	"staffRole"
]);
/** What the server said of single fields of the form. */
function fieldErrors(error) {
	const told = (bodyOf(error)?.errors ?? []).map(({ field, msg }) => [field.replace("location.", ""), msg]);
	return Object.fromEntries(told.filter(([field]) => names.has(field)));
}
/** The user as they are now, where a change was refused because it was based on something older. */
var sightIn = (error) => staleData(error);
// web/src/features/staff/edit-form.tsx
/** What is not typed over follows what others change meanwhile. */
function EditForm({ sight: given, onClose }) {
	const { edit: m } = useMessages("users");
	const errorText = useErrorText();
	const { mutate, error, isPending } = useEditUser();
	const [sight, setSight] = useState(given);
	const [typed, setTyped] = useState({});
	const [clashes, setClashes] = useState(null);
	const change = changeOf(sight.user, typed);
	const unchanged = Object.keys(change).length === 0;
	const errors = fieldErrors(error);
	function save() {
		if (unchanged || isPending) return;
		setClashes(null);
		const onError = (failure) => {
			const now = sightIn(failure);
			if (!now) return;
			setClashes(fieldsChanged(sight.user, now.user));
			setSight(now);
		};
		mutate({
			sight,
			change
		}, {
			onSuccess: onClose,
			onError
		});
	}
	return /* @__PURE__ */ jsxs("form", {
		noValidate: true,
		className: edit_form_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			save();
		},
		children: [
			/* @__PURE__ */ jsx(EditFields, {
				draft: {
					...draftOf(sight.user),
					...typed
				},
				errors,
				onChange: (more) => setTyped({
					...typed,
					...more
				})
			}),
			clashes ? /* @__PURE__ */ jsx(Notice, {
				kind: "warning",
				children: m.stale(clashes.map((field) => m.nowIs(m.fields[field], nowOf(sight, field, m))))
			}) : error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: Object.keys(errors).length > 0 ? m.check : errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: edit_form_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: m.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					color: "ink",
					loading: isPending,
					disabled: unchanged,
					children: m.save
				})]
			})
		]
	});
}
function nowOf({ user }, field, m) {
	const value = draftOf(user)[field];
	if (field === "staffRole") return m.roles[user.staffRole ?? "none"];
	if (typeof value === "boolean") return value ? m.yes : m.no;
	return value || m.empty;
}
// web/src/features/staff/edit-dialog.tsx
function EditDialog({ user, onClose }) {
	const { edit: m, row } = useMessages("users");
	const name = (user && nameOf(user)) ?? row.unknown;
	return /* @__PURE__ */ jsx(Dialog, {
		opened: user !== null,
		onClose,
		title: m.title(name),
		size: "lg",
		closeLabel: m.cancel,
		children: user && /* @__PURE__ */ jsx(LoadedForm, {
			id: user._id,
			onClose
		})
	});
}
function LoadedForm({ id, onClose }) {
	const { edit: m } = useMessages("users");
	const query = useStaffUser(id);
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(QueryState, {
		query,
		words: m
	}), query.data && /* @__PURE__ */ jsx(EditForm, {
		sight: query.data,
		onClose
	})] });
}
// web/src/features/staff/ban-length.tsx
var lengths = [
	"1",
	"7",
	"30",
	"90",
	"date",
	"good"
];
var day = 864e5;
/** The end of a ban; undefined where it has none, null where it is not said yet. */
function endOf({ days, date }, now) {
	if (days === "good") return void 0;
	if (days !== "date") return new Date(now + Number(days) * day).toISOString();
	const end = /* @__PURE__ */ new Date(`${date}T23:59:59`);
	return date && end.getTime() > now ? end.toISOString() : null;
}
function BanLength({ length, onChange }) {
	const { state: m } = useMessages("users");
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(NativeSelect, {
		mt: "md",
		rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
			size: 16,
			stroke: 1.75,
			"aria-hidden": true
		}),
		label: m.length,
		value: length.days,
		data: lengths.map((value) => ({
			value,
			label: m.lengths[value]
		})),
		onChange: ({ currentTarget }) => onChange({
			...length,
			days: currentTarget.value
		})
	}), length.days === "date" && /* @__PURE__ */ jsx(TextInput, {
		mt: "md",
		type: "date",
		label: m.lastDay,
		value: length.date,
		onChange: ({ currentTarget }) => onChange({
			...length,
			date: currentTarget.value
		})
	})] });
}
// web/src/features/staff/standing-text.ts
/** How somebody stands, why, and until when. */
function standingText({ state, stateReason, stateUntil }, m) {
	const until = stateUntil && formatDate(stateUntil, { timeStyle: "short" });
	return m.now(m.states[state], stateReason, until);
}
var user_modal_module_default = {
	who: "_who_rg9ao_1",
	open: "_open_rg9ao_11",
	facts: "_facts_rg9ao_21",
	bio: "_bio_rg9ao_37",
	buttons: "_buttons_rg9ao_45",
	now: "_now_rg9ao_53"
};
// web/src/features/staff/state-form.tsx
function StateForm({ wanted, sight: given, onClose, onDone }) {
	const { state: m } = useMessages("users");
	const errorText = useErrorText();
	const { mutate, error, isPending } = useChangeState();
	const [opened] = useState(() => Date.now());
	const [reason, setReason] = useState("");
	const [length, setLength] = useState({
		days: "7",
		date: ""
	});
	const [newer, setNewer] = useState(null);
	const sight = newer ?? given;
	const { state } = wanted;
	const until = state === "banned" ? endOf(length, opened) : void 0;
	const ready = sight && reason.trim() && until !== null;
	function submit() {
		if (!ready || isPending) return;
		const { user: before, version } = sight;
		mutate({
			user: wanted.user,
			state,
			reason: reason.trim(),
			...until && { until },
			version
		}, {
			onSuccess: (after) => {
				onDone({
					...wanted,
					before,
					version: after.version
				});
				onClose();
			},
			onError: (failure) => setNewer(sightIn(failure) ?? newer)
		});
	}
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: (event) => {
			event.preventDefault();
			submit();
		},
		children: [
			/* @__PURE__ */ jsx("p", { children: m.abouts[state] }),
			sight?.user.stateReason && /* @__PURE__ */ jsx("p", {
				className: user_modal_module_default.now,
				children: standingText(sight.user, m)
			}),
			/* @__PURE__ */ jsx(Textarea, {
				"data-autofocus": true,
				mt: "md",
				label: m.reason,
				description: m.reasonAbout,
				required: true,
				withAsterisk: false,
				rows: 3,
				maxLength: 500,
				value: reason,
				onChange: ({ currentTarget }) => setReason(currentTarget.value)
			}),
			state === "banned" && /* @__PURE__ */ jsx(BanLength, {
				length,
				onChange: setLength
			}),
			error && (sightIn(error) && newer ? /* @__PURE__ */ jsx(Notice, {
				kind: "warning",
				children: m.stale(standingText(newer.user, m))
			}) : /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			})),
			/* @__PURE__ */ jsxs("div", {
				className: user_modal_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: m.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					loading: isPending,
					disabled: !ready,
					color: state === "active" ? "ink" : "danger",
					children: m.verbs[state]
				})]
			})
		]
	});
}
// web/src/features/staff/state-dialog.tsx
/** Asks why before somebody is let in or put out. */
function StateDialog({ wanted, onClose, onDone }) {
	const { state: m, row } = useMessages("users");
	const name = (wanted && nameOf(wanted.user)) ?? row.unknown;
	const title = wanted?.sight?.user.state === "banned" && wanted.state === "active" ? m.liftTitle : m.titles[wanted?.state ?? "active"];
	return /* @__PURE__ */ jsx(Dialog, {
		opened: wanted !== null,
		onClose,
		title: title(name),
		closeLabel: m.cancel,
		children: wanted && /* @__PURE__ */ jsx(SightedForm, {
			wanted,
			onClose,
			onDone
		})
	});
}
/** What is decided on has been seen: what others change meanwhile is told, not written over. */
function SightedForm({ wanted, onClose, onDone }) {
	const { edit: m } = useMessages("users");
	const query = useStaffUser(wanted.user._id, !wanted.sight);
	const sight = wanted.sight ?? query.data;
	return /* @__PURE__ */ jsxs(Fragment, { children: [!wanted.sight && query.error && /* @__PURE__ */ jsx(QueryState, {
		query,
		words: m
	}), /* @__PURE__ */ jsx(StateForm, {
		wanted,
		sight,
		onClose,
		onDone
	})] });
}
export { staleData as i, user_modal_module_default as n, EditDialog as r, StateDialog as t };
