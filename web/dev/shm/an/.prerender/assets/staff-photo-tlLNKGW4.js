import { i as media } from "./photos-DHeqm4I_.js";
import { n as staffRoles } from "./config-D7cc2gS3.js";
import { C as inSession } from "../entry.mjs";
import { n as fetchFile } from "./download-BeisBzlU.js";
import { t as session } from "./session-CNfDh4Vs.js";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { jsx } from "react/jsx-runtime";
// web/src/lib/staff-photo.ts
var toStaff = {
	...media,
	access: staffRoles
};
/** Browsers send no token with pictures, so the team fetches by script what others may not see. */
var staffPhoto = (url) => queryOptions({
	queryKey: ["staff-photo", url],
	queryFn: () => inSession(session, toStaff, (token) => fetchFile("GET", url, token)),
	staleTime: Infinity,
	gcTime: 6e4
});
// web/src/ui/staff-photo.tsx
/** A photo that perhaps only the team may see. */
function StaffPhoto({ url, alt, className, failed = null }) {
	const { data, isError } = useQuery(staffPhoto(url));
	const show = useCallback((image) => {
		if (!image || !data) return;
		const made = URL.createObjectURL(data);
		image.src = made;
		return () => URL.revokeObjectURL(made);
	}, [data]);
	if (isError) return failed;
	return data ? /* @__PURE__ */ jsx("img", {
		ref: show,
		alt,
		className
	}) : null;
}
export { staffPhoto as n, StaffPhoto as t };
