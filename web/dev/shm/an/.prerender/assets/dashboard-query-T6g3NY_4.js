import { t as dashboard } from "./statistics-CWDRFqC7.js";
import { S as call } from "../entry.mjs";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
// web/src/lib/dashboard-query.ts
/** Read anew every five seconds while somebody looks. */
var useDashboard = () => useQuery({
	queryKey: ["dashboard"],
	queryFn: async ({ signal }) => (await call(dashboard, { signal })).data,
	refetchInterval: 5e3,
	placeholderData: keepPreviousData
});
export { useDashboard as t };
