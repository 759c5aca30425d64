import { j as data, m as User } from "./session-CNfDh4Vs.js";
import { n as staffRoles } from "./config-D7cc2gS3.js";
import * as Type from "typebox";
// contract/src/statistics.ts
var Count = Type.Integer({ minimum: 0 });
var Percent = Type.Number();
var Dashboard = Type.Object({
	total: Count,
	vip: Count,
	active: Count,
	online: Count,
	verified: Count,
	profileComplete: Count,
	newThisMonth: Count,
	newLastMonth: Count,
	growthPercent: Percent,
	vipRate: Percent,
	engagementRate: Percent,
	growth: Type.Array(Type.Object({
		month: Type.String({ description: "" }),
		total: Count,
		vip: Count
	})),
	genders: Type.Array(Type.Object({
		gender: Type.String(),
		count: Count
	})),
	ages: Type.Array(Type.Object({
		bucket: Type.String(),
		count: Count
	})),
	recent: Type.Array(User)
}, { title: "Dashboard" });
var dashboard = {
	method: "GET",
	url: "/statistics/dashboard",
	access: staffRoles,
	schema: {
		tags: ["Statistics"],
		summary: "",
		response: { 200: data(Dashboard) }
	}
};
export { dashboard as t };
