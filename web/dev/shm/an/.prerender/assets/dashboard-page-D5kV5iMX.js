import { O as useMessages } from "../entry.mjs";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StaffPage } from "./staff-page-CnB4F-sm.js";
import { n as formatNumber, t as formatDate } from "./formats-DciwXFsk.js";
/* empty css                          */
import { t as DataTable } from "./data-table-DLN4wPL2.js";
import { t as panel_module_default } from "./panel.module-DeBxi3q8.js";
import { t as FigureStrip } from "./figure-strip-DtS6klxJ.js";
import { t as useDashboard } from "./dashboard-query-T6g3NY_4.js";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
import { t as nameOf } from "./name-of-BEmDVCcv.js";
import { Link } from "@tanstack/react-router";
import { ActionIcon } from "@mantine/core";
import { Suspense, lazy, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconChartBar from "@tabler/icons-react/dist/esm/icons/IconChartBar.mjs";
import IconTable from "@tabler/icons-react/dist/esm/icons/IconTable.mjs";
var chart_panel_module_default = {
	panel: "_panel_158sw_1",
	picture: "_picture_158sw_19",
	table: "_table_158sw_20",
	unseen: "_unseen_158sw_40"
};
// web/src/features/statistics/chart-panel.tsx
/** A picture of figures, and the same figures as a table for who prefers or needs that. */
function ChartPanel({ title, about, columns, rows, legend, children }) {
	const { charts } = useMessages("statistics");
	const [asTable, setAsTable] = useState(false);
	return /* @__PURE__ */ jsxs("div", {
		className: `${panel_module_default.panel} ${chart_panel_module_default.panel}`,
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: title }), /* @__PURE__ */ jsx("p", { children: about })] }), /* @__PURE__ */ jsx(ActionIcon, {
				variant: "subtle",
				color: "gray",
				size: "lg",
				"aria-label": asTable ? charts.showChart(title) : charts.showTable(title),
				onClick: () => setAsTable(!asTable),
				children: asTable ? /* @__PURE__ */ jsx(IconChartBar, {
					size: 18,
					stroke: 1.75
				}) : /* @__PURE__ */ jsx(IconTable, {
					size: 18,
					stroke: 1.75
				})
			})] }),
			!asTable && /* @__PURE__ */ jsxs("div", {
				className: chart_panel_module_default.picture,
				"aria-hidden": true,
				children: [/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Suspense, {
					fallback: null,
					children
				}) }), legend]
			}),
			/* @__PURE__ */ jsx("div", {
				className: asTable ? chart_panel_module_default.table : chart_panel_module_default.unseen,
				children: /* @__PURE__ */ jsx(DataTable, {
					label: title,
					columns,
					children: rows.map((cells) => /* @__PURE__ */ jsx("tr", { children: cells.map((cell, index) => /* @__PURE__ */ jsx("td", { children: cell }, columns[index])) }, cells[0]))
				})
			})
		]
	});
}
// web/src/features/statistics/charts.ts
var BarChart = lazy(async () => ({ default: (await import("@mantine/charts")).BarChart }));
var DonutChart = lazy(async () => ({ default: (await import("@mantine/charts")).DonutChart }));
/** The table behind each picture is for keyboards and readers; the picture takes no focus. */
var drawingOnly = { accessibilityLayer: false };
// web/src/features/statistics/share.ts
var shareOf = (part, whole) => formatNumber(whole === 0 ? 0 : part / whole, { style: "percent" });
// web/src/features/statistics/age-chart.tsx
function AgeChart({ ages }) {
	const { charts } = useMessages("statistics");
	const total = ages.reduce((sum, { count }) => sum + count, 0);
	return /* @__PURE__ */ jsx(ChartPanel, {
		title: charts.age,
		about: charts.ages,
		columns: [
			charts.ageColumn,
			charts.users,
			charts.share
		],
		rows: ages.map(({ bucket, count }) => [
			bucket,
			formatNumber(count),
			shareOf(count, total)
		]),
		children: /* @__PURE__ */ jsx(BarChart, {
			h: "100%",
			barChartProps: drawingOnly,
			maxBarWidth: 48,
			data: ages,
			dataKey: "bucket",
			withBarValueLabel: true,
			valueFormatter: (value) => formatNumber(value),
			gridColor: "var(--chart-grid)",
			textColor: "var(--ink-2)",
			series: [{
				name: "count",
				label: charts.users,
				color: "var(--chart-1)"
			}]
		})
	});
}
// web/src/features/statistics/rows-link.tsx
/** Leads from a figure to the users it counts. */
function RowsLink({ of, growth, children }) {
	return /* @__PURE__ */ jsx(Link, {
		to: "/users",
		search: searchOf(of, growth),
		children
	});
}
function searchOf(of, growth) {
	if (of === "total") return {};
	if (of === "vip") return { type: of };
	if (of !== "newThisMonth") return { status: of };
	const month = growth.at(-1)?.month;
	return month ? { joined: month } : {};
}
// web/src/features/statistics/cards.tsx
function Cards({ figures }) {
	const { cards, about } = useMessages("statistics");
	const { total, vip, active, online, newThisMonth, vipRate, growthPercent } = figures;
	const details = {
		total: cards.newInAll(newThisMonth),
		vip: cards.vipRate(vipRate),
		active: cards.onlineNow(online),
		newThisMonth: cards.growth(growthPercent)
	};
	const values = {
		total,
		vip,
		active,
		newThisMonth
	};
	return /* @__PURE__ */ jsx(FigureStrip, { figures: [
		"total",
		"vip",
		"active",
		"newThisMonth"
	].map((name) => ({
		label: cards[name].label,
		about: cards[name].about,
		aboutLabel: about(cards[name].label),
		value: /* @__PURE__ */ jsx(RowsLink, {
			of: name,
			growth: figures.growth,
			children: formatNumber(values[name])
		}),
		detail: details[name]
	})) });
}
var dashboard_page_module_default = {
	charts: "_charts_1r8jh_1",
	below: "_below_1r8jh_7"
};
var legend_module_default = {
	legend: "_legend_148v7_1",
	swatch: "_swatch_148v7_27",
	share: "_share_148v7_34"
};
// web/src/features/statistics/legend.tsx
function Legend({ rows }) {
	return /* @__PURE__ */ jsx("ul", {
		className: legend_module_default.legend,
		"data-plain": !rows[0]?.count,
		children: rows.map(({ name, color, count, share }) => /* @__PURE__ */ jsxs("li", { children: [
			/* @__PURE__ */ jsx("span", {
				className: legend_module_default.swatch,
				style: { background: color }
			}),
			name,
			count && /* @__PURE__ */ jsx("b", { children: count }),
			share && /* @__PURE__ */ jsx("span", {
				className: legend_module_default.share,
				children: share
			})
		] }, name))
	});
}
// web/src/features/statistics/gender-chart.tsx
function GenderChart({ genders }) {
	const { charts } = useMessages("statistics");
	const total = genders.reduce((sum, { count }) => sum + count, 0);
	const slices = genders.map(({ gender, count }, index) => ({
		name: capitalise(gender),
		value: count,
		color: `var(--chart-${index + 1})`
	}));
	const rows = slices.map(({ name, value, color }) => ({
		name,
		color,
		count: formatNumber(value),
		share: shareOf(value, total)
	}));
	return /* @__PURE__ */ jsx(ChartPanel, {
		title: charts.gender,
		about: charts.allUsers,
		columns: [
			charts.genderColumn,
			charts.users,
			charts.share
		],
		rows: rows.map(({ name, count, share }) => [
			name,
			count,
			share
		]),
		legend: /* @__PURE__ */ jsx(Legend, { rows }),
		children: /* @__PURE__ */ jsx(DonutChart, {
			h: "100%",
			size: 148,
			thickness: 28,
			startAngle: 90,
			endAngle: -270,
			pieChartProps: drawingOnly,
			pieProps: { rootTabIndex: -1 },
			data: slices,
			chartLabel: formatNumber(total),
			valueFormatter: (value) => formatNumber(value),
			strokeColor: "var(--surface)",
			tooltipDataSource: "segment"
		})
	});
}
/** As the specification shows it: 'not-specified' becomes 'Not-specified'. */
var capitalise = (word) => word.replace(/^./, (letter) => letter.toUpperCase());
// web/src/features/statistics/growth-chart.tsx
function GrowthChart({ growth }) {
	const { charts } = useMessages("statistics");
	const months = growth.map(({ month, total, vip }) => ({
		month: monthName(month),
		total,
		vip
	}));
	const series = [{
		name: "total",
		label: charts.totalUsers,
		color: "var(--chart-1)"
	}, {
		name: "vip",
		label: charts.vipUsers,
		color: "var(--chart-2)"
	}];
	return /* @__PURE__ */ jsx(ChartPanel, {
		title: charts.growth,
		about: charts.growthAbout,
		columns: [
			charts.month,
			charts.totalUsers,
			charts.vipUsers
		],
		rows: months.map(({ month, total, vip }) => [
			month,
			formatNumber(total),
			formatNumber(vip)
		]),
		legend: /* @__PURE__ */ jsx(Legend, { rows: series.map(({ label, color }) => ({
			name: label,
			color
		})) }),
		children: /* @__PURE__ */ jsx(BarChart, {
			h: "100%",
			barChartProps: drawingOnly,
			maxBarWidth: 28,
			data: months,
			dataKey: "month",
			valueFormatter: (value) => formatNumber(value),
			gridColor: "var(--chart-grid)",
			textColor: "var(--ink-2)",
			series
		})
	});
}
var monthName = (month) => formatDate(`${month}-15T12:00:00Z`, {
	dateStyle: void 0,
	month: "short",
	year: "2-digit"
});
var recent_users_module_default = {
	panel: "_panel_1u3hd_1",
	none: "_none_1u3hd_11",
	name: "_name_1u3hd_16",
	long: "_long_1u3hd_20",
	online: "_online_1u3hd_27",
	offline: "_offline_1u3hd_28"
};
// web/src/features/statistics/recent-users.tsx
function RecentUsers({ users }) {
	const { recent: m } = useMessages("statistics");
	return /* @__PURE__ */ jsxs("section", {
		className: `${panel_module_default.panel} ${recent_users_module_default.panel}`,
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: m.title }), /* @__PURE__ */ jsx(Link, {
				to: "/users",
				children: m.all
			})] }),
			users.length === 0 && /* @__PURE__ */ jsx("p", {
				className: recent_users_module_default.none,
				children: m.none
			}),
			users.length > 0 && /* @__PURE__ */ jsx(DataTable, {
				label: m.title,
				columns: [
					m.name,
					m.email,
					m.joined,
					m.status,
					m.plan,
					m.presence
				],
				children: users.map((user) => /* @__PURE__ */ jsxs("tr", { children: [
					/* @__PURE__ */ jsx("td", {
						className: recent_users_module_default.name,
						children: /* @__PURE__ */ jsx("span", {
							className: recent_users_module_default.long,
							title: nameOf(user) ?? m.unknown,
							children: nameOf(user) ?? m.unknown
						})
					}),
					/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx("span", {
						className: recent_users_module_default.long,
						title: user.email,
						children: user.email
					}) }),
					/* @__PURE__ */ jsx("td", { children: formatDate(user.createdAt) }),
					/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx(StatusBadge, {
						kind: user.isActive ? "success" : "neutral",
						children: user.isActive ? m.active : m.inactive
					}) }),
					/* @__PURE__ */ jsx("td", { children: user.isVIP ? /* @__PURE__ */ jsx(StatusBadge, {
						kind: "gold",
						children: m.premium
					}) : m.free }),
					/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx("span", {
						className: user.isOnline ? recent_users_module_default.online : recent_users_module_default.offline,
						children: user.isOnline ? m.online : m.offline
					}) })
				] }, user._id))
			})
		]
	});
}
var status_overview_module_default = {
	panel: "_panel_d2i62_1",
	bar: "_bar_d2i62_39"
};
// web/src/features/statistics/status-overview.tsx
function StatusOverview({ figures }) {
	const { overview } = useMessages("statistics");
	const { total } = figures;
	const whole = /* @__PURE__ */ new Set(["profileComplete", "verified"]);
	return /* @__PURE__ */ jsxs("section", {
		className: `${panel_module_default.panel} ${status_overview_module_default.panel}`,
		children: [/* @__PURE__ */ jsx("h2", { children: overview.title }), /* @__PURE__ */ jsx("dl", { children: [
			"active",
			"online",
			"vip",
			"newThisMonth",
			"profileComplete",
			"verified"
		].map((name) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: name === "profileComplete" ? overview[name] : /* @__PURE__ */ jsx(RowsLink, {
			of: name,
			growth: figures.growth,
			children: overview[name]
		}) }), /* @__PURE__ */ jsxs("dd", { children: [/* @__PURE__ */ jsx("meter", {
			className: status_overview_module_default.bar,
			min: 0,
			max: Math.max(1, total),
			value: figures[name],
			"aria-hidden": true
		}), /* @__PURE__ */ jsx("span", { children: whole.has(name) ? overview.outOf(figures[name], total) : formatNumber(figures[name]) })] })] }, name)) })]
	});
}
// web/src/features/statistics/dashboard-page.tsx
function DashboardPage() {
	const m = useMessages("statistics");
	const query = useDashboard();
	const { data } = query;
	return /* @__PURE__ */ jsxs(StaffPage, {
		title: m.title,
		children: [/* @__PURE__ */ jsx(QueryState, {
			query,
			words: m
		}), data && /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(Cards, { figures: data }),
			/* @__PURE__ */ jsxs("div", {
				className: dashboard_page_module_default.charts,
				children: [
					/* @__PURE__ */ jsx(GrowthChart, { growth: data.growth }),
					/* @__PURE__ */ jsx(GenderChart, { genders: data.genders }),
					/* @__PURE__ */ jsx(AgeChart, { ages: data.ages })
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: dashboard_page_module_default.below,
				children: [/* @__PURE__ */ jsx(StatusOverview, { figures: data }), /* @__PURE__ */ jsx(RecentUsers, { users: data.recent })]
			})
		] })]
	});
}
export { DashboardPage };
