import { i as __toESM } from "./rolldown-runtime.js";
import { a as number, c as boolean, d as number$1, f as object, g as string, h as strictObject, i as require_gray_matter, l as int, n as require_ignore, o as _enum, r as require_dist, s as array, t as getOctokit, u as literal, v as core_exports } from "./libraries.js";
import { $ as actionLabels, A as evidenceTypeSchema, B as failOnValues, C as checkRevisionSafety, D as textScoreNameSchema, E as textResultSchema, F as textOfMedia, G as isStricter, H as pickLayer, I as addToSummary, J as mostSevere, K as reachesGate, L as emptySummary, M as decisionText, N as plural, O as actionSchema, P as verdictText, Q as bandOf, R as applyLayer, S as modelVersion, T as imageResultSchema, U as switchesOf, V as mergeLayers, W as reportDraft, X as shareText, Y as scoreCosts, Z as whyText, _ as createSarif, a as explainIssues, at as scoreText$1, b as analyzeText, c as yamlEngine, ct as cannotJudge, d as imagePlaces, dt as positionAt, et as actionRanks, f as frontMatterText, g as decodeDraft, h as YamlProblem, i as parseBaseline, it as scoreLabels, j as severitySchema, k as riskLevelSchema, l as findImageReferences, lt as findLines, m as readFrontMatterValue, n as parseConfig, nt as evidenceTypeLabels, o as settingNames, ot as severityRanks, p as invalidFrontMatter, q as messageText, r as parseFrontMatter, rt as riskLevelRanks, s as unknownRule, st as actionMeaning, t as layerShape, tt as disclaimer, u as isPictureName, ut as lineRange, v as createJson, w as EngineError, x as engineVersion, y as ruleCatalogue, z as contextOf } from "./engine.js";
import { Worker } from "node:worker_threads";
import { createHash } from "node:crypto";
import { basename, dirname, extname } from "node:path/posix";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname as dirname$1, isAbsolute, relative, resolve } from "node:path";
import { spawn } from "node:child_process";
// packages/github-action/src/drafts/draft-syntax.ts
const syntaxes = {
	".md": "markdown",
	".markdown": "markdown",
	".mdx": "mdx"
};
/** File name endings of drafts. */
const draftEndings = Object.keys(syntaxes);
/** How a file is read, by its name; null when it is no draft. */
function draftSyntax(path) {
	return syntaxes[extname(path).toLowerCase()] ?? null;
}
// packages/github-action/src/changes/parse-patch.ts
const hunkHead = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
/** Reads the changed lines of one file from its patch: added lines, and whole hunks. */
function parsePatch(patch) {
	const { lines } = readHunks(patch.split("\n"), 0);
	return lines;
}
/** Reads the patches of several files in their order; `git diff` writes one head for each. */
function parsePatches(text) {
	const all = text.split("\n");
	const files = [];
	let at = 0;
	while (at < all.length) {
		if (!all[at]?.startsWith("diff --git ")) {
			at++;
			continue;
		}
		const { lines, next } = readHunks(all, at + 1);
		files.push(lines);
		at = next;
	}
	return files;
}
function readHunks(all, from) {
	const added = [];
	const context = [];
	let at = from;
	while (at < all.length && !all[at]?.startsWith("diff --git ")) {
		const head = hunkHead.exec(all[at] ?? "");
		at++;
		if (head === null) continue;
		const start = Number(head[2]);
		const length = Number(head[3] ?? 1);
		if (length > 0) context.push([start, start + length - 1]);
		let removed = Number(head[1] ?? 1);
		let line = start;
		let left = length;
		while (at < all.length && (removed > 0 || left > 0)) {
			const mark = all[at]?.[0];
			at++;
			if (mark === "\\") continue;
			if (mark !== "+") removed--;
			if (mark === "-") continue;
			if (mark === "+") addLine(added, line);
			left--;
			line++;
		}
	}
	return {
		lines: {
			added,
			context
		},
		next: at
	};
}
function addLine(ranges, line) {
	const last = ranges.at(-1);
	if (last !== void 0 && last[1] === line - 1) ranges[ranges.length - 1] = [last[0], line];
	else ranges.push([line, line]);
}
// packages/github-action/src/git/local-diff.ts
const diffOptions = [
	"diff",
	"--no-color",
	"--no-ext-diff",
	"--no-textconv",
	"--find-renames",
	"--diff-filter=AMR",
	"--unified=3",
	"--no-abbrev"
];
const draftPaths = draftEndings.map((ending) => `:(icase)*${ending}`);
/** Compares the two sides of a pull request in the checkout; null where it lacks one of them. */
async function findLocalDiff(git, base, head) {
	const sides = await findSides(git, base, head);
	if (sides === null) return null;
	const range = [
		sides.old,
		sides.new,
		"--",
		...draftPaths
	];
	const raw = await git.run([
		...diffOptions,
		"--raw",
		"-z",
		...range
	]);
	const patch = await git.run([
		...diffOptions,
		"--patch",
		...range
	]);
	if (raw === null || patch === null) return null;
	const lines = parsePatches(patch.toString("utf8"));
	return {
		changes: readRaw(raw.toString("utf8")).map(({ isLink, ...change }, index) => ({
			isLink,
			change: {
				...change,
				lines: lines[index] ?? null
			}
		})).filter(({ isLink }) => !isLink).map(({ change }) => change),
		oldCommit: sides.old
	};
}
async function findSides(git, base, head) {
	const mergeBase = await git.run([
		"merge-base",
		"--end-of-options",
		base,
		head
	]);
	if (mergeBase !== null) return {
		old: mergeBase.toString("utf8").trim(),
		new: head
	};
	const [first, second] = (await git.run([
		"rev-parse",
		"HEAD^1",
		"HEAD^2"
	]))?.toString("utf8").split("\n") ?? [];
	return first !== void 0 && second === head ? {
		old: first,
		new: "HEAD"
	} : null;
}
/** `:oldmode newmode oldid newid status NUL path NUL [new path NUL]`. */
function readRaw(text) {
	const parts = text.split("\0");
	const changes = [];
	for (let at = 0; parts[at]?.startsWith(":");) {
		const [, mode, , blob = "", status = ""] = parts[at]?.split(" ") ?? [];
		const first = parts[at + 1] ?? "";
		const isRename = status.startsWith("R");
		const path = isRename ? parts[at + 2] ?? "" : first;
		at += isRename ? 3 : 2;
		changes.push({
			isLink: mode === "120000",
			path,
			blob,
			status: status === "A" ? "added" : isRename ? "renamed" : "modified",
			previous: status === "A" ? null : first
		});
	}
	return changes;
}
// packages/github-action/src/github/http-error.ts
/** Reads an error that the API client threw; null for any other. */
function readHttpError(error) {
	if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return null;
	const response = "response" in error ? error.response : null;
	const headers = typeof response === "object" && response !== null && "headers" in response ? response.headers : null;
	return {
		status: error.status,
		message: error.message,
		headers: typeof headers === "object" && headers !== null ? { ...headers } : {}
	};
}
/** Whether an answer has one of these statuses. */
function hasStatus(error, ...statuses) {
	const found = readHttpError(error);
	return found !== null && statuses.includes(found.status);
}
/** Whether the token may not do what was asked; a limit on the rate is something else. */
function isForbidden(error) {
	const found = readHttpError(error);
	return found !== null && [
		401,
		403,
		404
	].includes(found.status) && !isRateLimit(found);
}
/** Whether an answer asks to come back later. */
function isRateLimit({ status, headers, message }) {
	if (status === 429) return true;
	if (status !== 403) return false;
	return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit|abuse/i.test(message);
}
// packages/github-action/src/changes/api-changes.ts
/** GitHub lists no more files of a pull request, and no more of a comparison. */
const MOST_PULL_FILES = 3e3;
const PAGE$2 = 100;
/** Lists the changed drafts of a pull request, page by page. */
async function listPullFiles(github, number) {
	const { owner, repo } = github;
	const files = [];
	for (let page = 1; page <= MOST_PULL_FILES / PAGE$2; page++) {
		const { data } = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
			owner,
			repo,
			pull_number: number,
			per_page: PAGE$2,
			page
		});
		files.push(...data);
		if (data.length < PAGE$2) break;
	}
	return {
		changes: files.flatMap(changeOf$1),
		listed: files.length,
		names: namesOf(files)
	};
}
/** Lists the changed drafts between two commits, and the commit that both sides have in common. */
async function compareCommits(github, base, head) {
	const { owner, repo } = github;
	const { data } = await github.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
		owner,
		repo,
		basehead: `${base}...${head}`
	});
	const files = data.files ?? [];
	return {
		changes: files.flatMap(changeOf$1),
		listed: files.length,
		names: namesOf(files),
		mergeBase: data.merge_base_commit.sha
	};
}
/** The commit that both sides of a pull request have in common; the base itself where GitHub knows none. */
async function findMergeBase(github, base, head) {
	const { owner, repo } = github;
	const { data } = await github.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
		owner,
		repo,
		basehead: `${base}...${head}`,
		page: 2,
		per_page: 1
	});
	return data.merge_base_commit.sha;
}
function namesOf(files) {
	return files.map(({ filename }) => filename);
}
function changeOf$1(file) {
	if (draftSyntax(file.filename) === null || file.sha === null) return [];
	const shape = {
		path: file.filename,
		blob: file.sha,
		lines: linesOf$1(file)
	};
	switch (file.status) {
		case "added":
		case "copied": return [{
			...shape,
			status: "added",
			previous: null
		}];
		case "renamed": return [{
			...shape,
			status: "renamed",
			previous: file.previous_filename ?? null
		}];
		case "modified":
		case "changed": return [{
			...shape,
			status: "modified",
			previous: file.filename
		}];
		default: return [];
	}
}
function linesOf$1({ patch, changes, status }) {
	if (patch !== void 0) return parsePatch(patch);
	return changes === 0 && status !== "added" ? {
		added: [],
		context: []
	} : null;
}
// packages/github-action/src/changes/list-changes.ts
/** Lists the drafts that a run is about. */
async function listChanges(job, filter, sources) {
	if (job.kind === "tree") return await listTree(job.head, sources);
	const changed = job.kind === "pull_request" ? await listPull(job, sources) : await listRange(job, sources);
	return filter === "nofilter" ? await addUnchanged(changed, job.head, sources) : changed;
}
async function listPull({ number, base, head, changedFiles }, { github, git }) {
	if (changedFiles > 3e3) {
		const local = await findLocalDiff(git, base, head);
		if (local !== null) return {
			...local,
			files: changedFiles,
			gaps: []
		};
	}
	const { changes, listed } = await listPullFiles(github, number);
	const files = Math.max(changedFiles, listed);
	return {
		changes,
		files,
		oldCommit: await mergeBaseOf(github, base, head),
		gaps: listed < files ? [cutList(listed, files)] : []
	};
}
async function listRange({ base, head }, { github, git }) {
	const listed = await compareOrNull(github, base, head);
	if (listed !== null && listed.listed < 300) return {
		...listed,
		files: listed.listed,
		oldCommit: listed.mergeBase,
		gaps: []
	};
	const local = await findLocalDiff(git, base, head);
	if (local !== null) return {
		...local,
		files: Math.max(local.changes.length, listed?.listed ?? 0),
		gaps: []
	};
	if (listed === null) return {
		changes: [],
		files: 0,
		oldCommit: null,
		gaps: [`GitHub could not compare ${base.slice(0, 12)} with ${head.slice(0, 12)}, and the checkout lacks a side. Set \`fetch-depth: 0\` at actions/checkout.`]
	};
	const gap = cutList(listed.listed, null);
	return {
		...listed,
		files: listed.listed,
		oldCommit: listed.mergeBase,
		gaps: [gap]
	};
}
async function listTree(head, { trees }) {
	const { paths, isCut } = await trees.read(head);
	const changes = [...paths].filter(([path]) => draftSyntax(path) !== null).map(([path, blob]) => {
		return {
			path,
			blob,
			status: "unchanged",
			previous: path,
			lines: null
		};
	});
	const gaps = isCut ? ["GitHub did not list all files of the repository. Add actions/checkout."] : [];
	return {
		changes,
		files: paths.size,
		oldCommit: null,
		gaps
	};
}
async function addUnchanged(changed, head, sources) {
	const all = await listTree(head, sources);
	const known = new Set(changed.changes.map(({ path }) => path));
	const others = all.changes.filter(({ path }) => !known.has(path));
	return {
		...changed,
		changes: [...changed.changes, ...others],
		gaps: [...changed.gaps, ...all.gaps]
	};
}
async function mergeBaseOf(github, base, head) {
	try {
		return await findMergeBase(github, base, head);
	} catch (error) {
		if (hasStatus(error, 403, 404, 422)) return base;
		throw error;
	}
}
async function compareOrNull(github, base, head) {
	try {
		return await compareCommits(github, base, head);
	} catch (error) {
		if (hasStatus(error, 404, 406, 422)) return null;
		throw error;
	}
}
function cutList(listed, files) {
	return `GitHub listed ${listed} of ${files === null ? "maybe more" : String(files)} changed files. Add actions/checkout with \`fetch-depth: 0\` to check all of them.`;
}
// packages/github-action/src/comment/escape-text.ts
const BREAK = "​";
const unsafe = /[\0-\x1f\x7f-\x9f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;"
};
/**
* Escapes text of a draft so that GitHub shows it as it is, on one line: no markup, HTML, table cell,
* mention, reference, link, emoji or formula comes of it. It must not stand at the start of a line.
*/
function escapeText(text) {
	return breakReferences(wellFormed(text.replaceAll(/\s+/g, " ").replaceAll(unsafe, "")).trim()).replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign).replaceAll(/[\\`*_{}[\]#|~!$^]/g, "\\$&");
}
/** The text with U+FFFD in the place of halves of surrogate pairs. */
function wellFormed(text) {
	return text.replaceAll(loneSurrogate, "�");
}
function breakReferences(text) {
	return text.replaceAll(/@(?=[\w-])/g, `@${BREAK}`).replaceAll(/#(?=\w)/g, `#${BREAK}`).replaceAll(/\b(?:GH|GHSA|CVE)-(?=\w)/gi, (id) => id + BREAK).replaceAll(/\b[A-Z][A-Z\d]+-(?=\d)/g, (id) => id + BREAK).replaceAll(/:(?=[\w+-]+:)/g, `:${BREAK}`).replaceAll(/\b(https?|ftp|mailto|xmpp)(?=:)/gi, `$1${BREAK}`).replaceAll(/\bwww(?=\.)/gi, `www${BREAK}`).replaceAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{7,64}\b/gi, (id) => id.replaceAll(/.{6}(?=.)/g, `$&${BREAK}`));
}
// packages/github-action/src/comment/links.ts
/** Links into a repository on a GitHub server. */
function createLinks(serverUrl, { owner, repo }, commit) {
	const root = `${serverUrl.replace(/\/+$/, "")}/${owner}/${repo}/blob/${commit}`;
	return { draft: (path, line, endLine) => {
		const file = `${root}/${path.split("/").map(encodePart).join("/")}`;
		if (line === void 0) return file;
		return `${file}?plain=1#${endLine === void 0 || endLine === line ? `L${line}` : `L${line}-L${endLine}`}`;
	} };
}
function encodePart(part) {
	return encodeURIComponent(wellFormed(part)).replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
// packages/github-action/src/comment/gate-words.ts
/** `fails the gate`, and by which rules where findings alone fail it; '' for what passed. */
function gateCell({ gate_failed, failed_by = [] }) {
	if (!gate_failed) return "";
	return failed_by.length === 0 ? "**fails the gate**" : `**fails the gate** by ${failed_by.map(code).join(", ")}`;
}
/** The gate that inputs ask for, in code; '' without one. */
function gateName({ fail_on, fail_on_rules = [] }) {
	return [...fail_on === "none" ? [] : [fail_on], ...fail_on_rules].map(code).join(", ");
}
/** A rule as code; a report may come from a fork. */
function code(name) {
	return `\`${name.replaceAll(/[^\w-]/g, "")}\``;
}
// packages/github-action/src/conclude.ts
/** Names of drafts that a message lists. */
const MOST_NAMED$1 = 5;
/** Ends the step: fails it for the gate, for drafts that a gate could not judge, and for what could not be delivered. */
function conclude(runner, report, problems, readOnly) {
	const { drafts, images } = report;
	const noun = images.length === 0 ? "draft" : "file";
	const all = [...drafts, ...images];
	const scored = drafts.filter(({ status }) => status === "scored").length;
	runner.info(`Content Trust: ${scored} of ${plural(drafts.length, "draft")} checked.`);
	if (images.length > 0) {
		const seen = images.filter(({ status }) => status === "scored").length;
		runner.info(`Content Trust: ${seen} of ${plural(images.length, "image")} checked.`);
	}
	const { expected, real } = splitProblems(problems, readOnly);
	for (const message of expected) runner.warning(message);
	const failures = real.map(({ message }) => message);
	const stopped = all.filter(({ gate_failed }) => gate_failed);
	if (stopped.length > 0) failures.unshift(`${plural(stopped.length, noun)} failed the gate (${gateOf(report, stopped)}): ${names$1(stopped)}.`);
	const unread = all.filter(({ status }) => status === "failed");
	if (unread.length > 0) {
		const message = `${plural(unread.length, noun)} could not be checked: ${names$1(unread)}.`;
		if (gateName(report) === "") runner.warning(message);
		else failures.push(message);
	}
	if (failures.length > 0) runner.setFailed(failures.join("\n"));
}
/** The gate of the inputs, and the rules that failed it; they may come from a config file. */
function gateOf(report, stopped) {
	const rules = new Set(stopped.flatMap(({ failed_by = [] }) => failed_by));
	if (rules.size === 0) return code(report.fail_on);
	return [...report.fail_on === "none" ? [] : [report.fail_on], ...rules].map(code).join(", ");
}
function splitProblems(problems, readOnly) {
	const isExpected = ({ isPermission }) => isPermission && readOnly !== null;
	return {
		expected: problems.filter(isExpected).length === 0 ? [] : [`Nothing was written to the pull request, because ${readOnly} and the token may only read. The result is in the job summary and the annotations. To comment on such pull requests too, use the two workflows in the README.`],
		real: problems.filter((problem) => !isExpected(problem))
	};
}
function names$1(drafts) {
	const named = drafts.slice(0, MOST_NAMED$1).map(({ path }) => path);
	const rest = drafts.length - named.length;
	return rest === 0 ? named.join(", ") : `${named.join(", ")} and ${rest} more`;
}
// packages/github-action/src/comment/by-importance.ts
/** Drafts with the one to read first in front: unread, then by decision, then by score. */
function byImportance(drafts) {
	return [...drafts].sort((a, b) => rank(b) - rank(a) || (a.verdict?.content_trust_score ?? 1) - (b.verdict?.content_trust_score ?? 1) || compare(a.path, b.path));
}
/**
* The findings to read first: of the strictest drafts and those that fail the gate, what fails it before the
* most severe, few of each draft and of different types.
*/
function firstFindings(drafts, most, mostOfOne) {
	return byImportance(drafts).filter(({ verdict, gate_failed }) => {
		return verdict !== void 0 && (gate_failed || verdict.recommended_action !== "allow");
	}).flatMap((draft) => oneOfAType(draft).slice(0, mostOfOne).map((finding) => ({
		draft,
		finding
	}))).slice(0, most);
}
/** The first finding of each type: of rules that fail the gate, then the most severe. */
function oneOfAType({ findings, failed_by: failing = [] }) {
	const order = ({ rule, severity }) => severityRanks[severity] - (failing.includes(rule) ? 10 : 0);
	const types = /* @__PURE__ */ new Map();
	for (const finding of [...findings].sort((a, b) => order(a) - order(b))) if (!types.has(finding.type)) types.set(finding.type, finding);
	return [...types.values()];
}
function rank({ status, gate_failed, verdict }) {
	if (status === "failed") return 10;
	if (verdict === void 0) return -1;
	return actionRanks[verdict.recommended_action] + (gate_failed ? 5 : 0);
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
// packages/github-action/src/comment/movement.ts
/** A smaller change of the overall score is not worth a word. */
const WORTH_TELLING = .05;
/** Compares a draft with its old version: the decision first, then the score. */
function movementOf({ change, verdict, base }) {
	if (change === "added") return "new";
	if (verdict === void 0 || base === void 0) return "unknown";
	if (isStricter(verdict, base)) return "rose";
	if (isStricter(base, verdict)) return "fell";
	const gain = verdict.content_trust_score - base.content_trust_score;
	if (Math.abs(gain) < WORTH_TELLING) return "same";
	return gain > 0 ? "fell" : "rose";
}
/** The movement in words; '' where there is nothing to tell. */
const movementWords = {
	new: "new",
	rose: "**risk rose**",
	fell: "better",
	same: "",
	unknown: ""
};
// packages/github-action/src/comment/draft-table.ts
const scoreNames = textScoreNameSchema.options;
/** Head of the table that `draftRow` fills. */
const draftTableHead = `| draft | decision | ${scoreNames.map((name) => scoreLabels[name]).join(" | ")} | findings |
| --- | --- | ${scoreNames.map(() => "--:").join(" | ")} | --: |
`;
/** Smallest change of a score that is shown. */
const SHOWN_CHANGE = .01;
/** One scored draft as a row: its decision, four scores and what changed against the old version. */
function draftRow(draft, verdict, links) {
	const { path, base, findings, omitted } = draft;
	const name = `[${escapeText(path) || "a file without a name"}](${links.draft(path)})`;
	const scores = scoreNames.map((score) => scoreCell(verdict[score], base?.[score]));
	return `| ${[
		name,
		decisionCell$1(draft, verdict),
		...scores,
		String(findings.length + omitted)
	].join(" | ")} |\n`;
}
/** A draft without a score as a line of a list: why there is none. */
function unscoredLine(draft, links) {
	const { path, status, note = "" } = draft;
	return `- ${status === "failed" ? "**Not checked**" : "Skipped"}: [${escapeText(path) || "a file without a name"}](${links.draft(path)}), ${escapeText(note)}\n`;
}
function decisionCell$1(draft, verdict) {
	const { base, unjudged } = draft;
	const decision = actionLabels[verdict.recommended_action];
	const isMild = verdict.recommended_action === "allow";
	const before = base?.recommended_action;
	return [
		isMild ? decision : `**${decision}**`,
		before === void 0 || before === verdict.recommended_action ? "" : `was ${actionLabels[before]}`,
		movementWords[movementOf(draft)],
		unjudged === void 0 ? "" : "cannot judge",
		gateCell(draft)
	].filter((part) => part !== "").join(", ");
}
/** A score, marked where it is no longer low, with its change. */
function scoreCell(value, before) {
	const text = bandOf(value) === "high" ? `**${scoreText$1(value)}**` : scoreText$1(value);
	const change = before === void 0 ? 0 : value - before;
	if (Math.abs(change) < SHOWN_CHANGE) return text;
	return `${text}<br>${change > 0 ? "▲" : "▼"}&nbsp;${Math.abs(change).toFixed(2)}`;
}
/** A line that stands for the drafts that were left out. */
function restLine(count) {
	return `${plural(count, "more draft")} not shown here for length.\n\n`;
}
// packages/github-action/src/comment/cost-lines.ts
/** The sentences that cost most in a draft, each with its share and why, as a list; '' when none are named. */
function costLines({ path, contributions = [] }, links) {
	const items = contributions.map((costly) => {
		const { score, share, line, quote } = costly;
		const why = escapeText(whyText(costly));
		return `- ${`[line ${line}](${links.draft(path, line)})`}, ${shareText(share)} of ${scoreLabels[score]}: “${escapeText(quote)}”${why === "" ? "" : `, why: ${why}`}\n`;
	});
	return items.length === 0 ? "" : `What costs most:\n\n${items.join("")}\n`;
}
// packages/github-action/src/comment/limits.ts
const shownOn = {
	added: "Findings are shown on added lines; scores are of whole drafts.",
	diff_context: "Findings are shown on changed lines and those around them; scores are of whole drafts.",
	file: "Findings are shown on all lines of changed drafts.",
	nofilter: "Findings are shown on all lines of all drafts."
};
/** A draft with less prose than this is told, because a low risk says little of it. */
const MOSTLY_PROSE = .5;
/** What the report does not say: what was left out, what scores cannot tell. */
function limitsLine(report) {
	const { filter, drafts, engine_version, model_version } = report;
	const hidden = drafts.reduce((sum, draft) => sum + draft.hidden, 0);
	const thin = drafts.filter(({ prose_share: share = 1 }) => share < MOSTLY_PROSE).length;
	return `<sub>${[
		disclaimer,
		shownOn[filter],
		hidden === 0 ? "" : `${plural(hidden, "finding")} hidden on other lines or by settings.`,
		thin === 0 ? "" : `${plural(thin, "draft")} with more code and markup than prose.`,
		`Engine ${escapeText(engine_version)}, model ${escapeText(model_version)}.`
	].filter((part) => part !== "").join(" ")}</sub>\n`;
}
/** Why a draft could not be judged, as the limitation that it is. */
function limitationsOf(unjudged) {
	return unjudged === void 0 ? [] : [unjudged];
}
/** Notes of the run as a list; '' when there are none. */
function notesList({ notes }) {
	if (notes.length === 0) return "";
	return `${notes.map((note) => `- Note: ${escapeText(note)}\n`).join("")}\n`;
}
// packages/github-action/src/comment/finding-lines.ts
/** A finding on its own: place, quote, why, and what to try. */
function leadFinding({ draft, finding }, links) {
	const { path } = draft;
	return `- ${placeLink(`${escapeText(path)}, ${placeWords(finding)}`, path, finding, links)}: **${evidenceTypeLabels[finding.type]}** (${finding.severity})\n  > ${inContext(finding)}\n\n  &#8203;${advice(finding)}\n`;
}
/** What costs most in one draft and all its kept findings, in reading order, as a part of a folded list. */
function draftFindings(draft, links) {
	const { path, findings, omitted, verdict } = draft;
	const items = findings.map((finding) => {
		const where = placeLink(placeWords(finding), path, finding, links);
		const words = escapeText(finding.quote);
		const quote = escapeText(finding.explanation).includes(words) ? "" : `“${words}” `;
		return `- ${where}, ${evidenceTypeLabels[finding.type]} (${finding.severity}): ${quote}${advice(finding)}\n`;
	});
	const more = omitted === 0 ? "" : `- ${plural(omitted, "more finding")} left out for length\n`;
	return `**[${escapeText(path)}](${links.draft(path)})**${verdict === void 0 ? "" : `, ${verdictWords(draft, verdict)}`}\n\n${costLines(draft, links)}${items.join("")}${more}\n`;
}
function verdictWords({ unjudged }, verdict) {
	return escapeText(verdictText({
		...verdict,
		limitations: limitationsOf(unjudged)
	}));
}
/** The quote, in bold, among the words of its line. */
function inContext({ quote, before = "", after = "" }) {
	return `${spaced(before, "before")}<b>${escapeText(quote)}</b>${spaced(after, "after")}`;
}
function spaced(text, side) {
	const escaped = escapeText(text);
	if (side === "before") return `&#8203;${escaped}${/\s$/.test(text) ? " " : ""}`;
	return `${/^\s/.test(text) ? " " : ""}${escaped}`;
}
function advice({ explanation, suggestion, rule }) {
	const change = suggestion === void 0 ? "" : suggestion === "" ? " Delete it." : ` Try “${escapeText(suggestion)}”.`;
	return `${escapeText(explanation)}${change} \`${rule.replaceAll(/[^\w-]/g, "")}\``;
}
function placeWords({ line, end_line: end }) {
	if (line === void 0) return "whole draft";
	return end === void 0 || end === line ? `line ${line}` : `lines ${line} to ${end}`;
}
function placeLink(text, path, finding, links) {
	return `[${text}](${links.draft(path, finding.line, finding.end_line)})`;
}
// packages/github-action/src/comment/headline.ts
/** The decision for the whole change, and the counts behind it. */
function headline(report) {
	const { drafts, images, decision } = report;
	const failed = drafts.filter(({ status }) => status === "failed").length;
	const scored = drafts.filter(({ status }) => status === "scored");
	return `### Content Trust: ${scored.length === 0 && !images.some(({ verdict }) => verdict !== void 0) ? failed > 0 || images.length > 0 ? "not checked" : "nothing to check" : actionLabels[decision]}\n\n${[countsLine(report, scored, failed), imagesLine(report)].filter((line) => line !== "").join(" ")}\n`;
}
/** Decisions from the strictest to the mildest. */
const strictestFirst = [...actionSchema.options].reverse();
function countsLine(report, scored, failed) {
	const { drafts } = report;
	const skipped = drafts.filter(({ status }) => status === "skipped").length;
	const unjudged = drafts.filter((draft) => draft.unjudged !== void 0).length;
	if (drafts.length === 0) return "No Markdown draft changed.";
	return [
		`${scored.length} of ${plural(drafts.length, "draft")} checked${actionCounts(scored)}.`,
		failed === 0 ? "" : `**${plural(failed, "draft")} could not be checked.**`,
		skipped === 0 ? "" : `${plural(skipped, "draft")} skipped.`,
		unjudged === 0 ? "" : `${plural(unjudged, "draft")} could not be judged.`,
		movedLine(scored),
		gateLine(report)
	].filter((part) => part !== "").join(" ");
}
function imagesLine({ images }) {
	if (images.length === 0) return "";
	const scored = images.filter(({ status }) => status === "scored");
	const failed = images.filter(({ status }) => status === "failed").length;
	const stopped = images.filter(({ gate_failed }) => gate_failed).length;
	return [
		`${scored.length} of ${plural(images.length, "image")} checked${actionCounts(scored)}.`,
		failed === 0 ? "" : `**${plural(failed, "image")} could not be checked.**`,
		stopped === 0 ? "" : `**${plural(stopped, "image")} failed the gate.**`
	].filter((part) => part !== "").join(" ");
}
/** `: 1 human review, 2 allow`; '' where nothing was scored. */
function actionCounts(scored) {
	const counts = strictestFirst.flatMap((action) => {
		const count = scored.filter(({ verdict }) => verdict?.recommended_action === action).length;
		return count === 0 ? [] : [`${count} ${actionLabels[action]}`];
	});
	return counts.length === 0 ? "" : `: ${counts.join(", ")}`;
}
function movedLine(scored) {
	const moved = scored.map(movementOf);
	const rose = moved.filter((movement) => movement === "rose").length;
	const fell = moved.filter((movement) => movement === "fell").length;
	const parts = [rose === 0 ? "" : `rose in ${rose}`, fell === 0 ? "" : `fell in ${fell}`].filter((part) => part !== "");
	return parts.length === 0 ? "" : `Against the base, the risk ${parts.join(" and ")}.`;
}
function gateLine(report) {
	const failed = report.drafts.filter(({ gate_failed }) => gate_failed).length;
	if (failed > 0) return `**${plural(failed, "draft")} failed the gate.**`;
	const gate = gateName(report);
	return gate === "" ? "" : `The gate (${gate}) passed.`;
}
/** Drafts that a step names. */
const MOST_NAMED = 3;
/** What to do with the change now: a step for each decision that asks for something. */
function nextSteps({ drafts, images }) {
	const failed = drafts.filter(({ status }) => status === "failed");
	const steps = [...grouped(drafts, ruleMeaning), ...strictestFirst.flatMap((action) => grouped(drafts, (draft) => {
		return draft.verdict?.recommended_action === action ? meaningOf(draft) : void 0;
	}))];
	const asking = images.filter(({ verdict }) => verdict && verdict.recommended_action !== "allow");
	if (asking.length > 0) steps.push(`- ${names(asking)}: Look at the image and say where it comes from, or replace it.\n`);
	if (failed.length > 0) steps.unshift(`- ${names(failed)}: Repair it so that it can be read.\n`);
	if (steps.length === 0) return "";
	return `**What to do next**\n\n${steps.join("")}- Every push updates this comment. To keep a phrase as it is, put \`<!-- content-trust-disable-next-line RULE -- why -->\` above its line.\n`;
}
/** A step for each meaning, in the order of the drafts; drafts without one are left out. */
function grouped(drafts, meaningFor) {
	const byMeaning = /* @__PURE__ */ new Map();
	for (const draft of drafts) {
		const meaning = meaningFor(draft);
		if (meaning === void 0) continue;
		const those = byMeaning.get(meaning) ?? [];
		those.push(draft);
		byMeaning.set(meaning, those);
	}
	return [...byMeaning].map(([meaning, those]) => `- ${names(those)}: ${meaning}\n`);
}
/** What a decision asks for; what was allowed asks for something only where that is no judgment. */
function meaningOf({ verdict, unjudged }) {
	if (verdict === void 0) return void 0;
	if (verdict.recommended_action === "allow" && unjudged === void 0) return void 0;
	return escapeText(actionMeaning({
		...verdict,
		limitations: limitationsOf(unjudged)
	}));
}
/** Rules that a step names. */
const MOST_RULES = 3;
/** What to do about a draft that nothing but rules keeps from passing. */
function ruleMeaning({ verdict, failed_by: rules = [] }) {
	if (rules.length === 0 || verdict?.recommended_action !== "allow") return void 0;
	const rest = rules.length - MOST_RULES;
	return `Change what ${rules.slice(0, MOST_RULES).map(code).join(", ")}${rest > 0 ? ` and ${plural(rest, "more rule")}` : ""} found.`;
}
function names(drafts) {
	const named = drafts.slice(0, MOST_NAMED).map(({ path }) => shortPath(escapeText(path)));
	const rest = drafts.length - named.length;
	return `&#8203;${named.join(", ")}${rest === 0 ? "" : ` and ${rest} more`}`;
}
function shortPath(path) {
	return path.length <= 200 ? path : "a file with a very long path";
}
// packages/github-action/src/comment/image-table.ts
/** Findings of one image that its row has, and places that show it. */
const MOST_FINDINGS = 3;
const MOST_PLACES$1 = 3;
const head = `**Images**

| image | decision | image risk | what was found | shown in |
| --- | --- | --: | --- | --- |
`;
/** The table of the images of a change while it fits; '' when there are none. */
function imageTable({ images }, links, room) {
	if (images.length === 0) return "";
	const rows = [];
	let left = room - head.length - 100;
	for (const image of byImportance(images)) {
		const row = imageRow(image, links);
		if (row.length > left) break;
		left -= row.length;
		rows.push(row);
	}
	const rest = images.length - rows.length;
	const more = rest === 0 ? "" : `${plural(rest, "more image")} not shown here for length.\n\n`;
	return rows.length === 0 ? more : `${head}${rows.join("")}\n${more}`;
}
function imageRow(image, links) {
	const { path, verdict, note = "" } = image;
	const name = `[${escapeText(path) || "a file without a name"}](${links.draft(path)})`;
	return `| ${(verdict === void 0 ? [
		name,
		image.status === "failed" ? "**not checked**" : "skipped",
		"",
		escapeText(note),
		places(image, links)
	] : [
		name,
		decisionCell(image),
		riskCell(image),
		found(image),
		places(image, links)
	]).join(" | ")} |\n`;
}
function decisionCell(image) {
	const { verdict, change } = image;
	const action = verdict?.recommended_action ?? "allow";
	return [
		action === "allow" ? actionLabels[action] : `**${actionLabels[action]}**`,
		change === "unchanged" ? "" : change === "added" ? "new" : "changed",
		gateCell(image)
	].filter((part) => part !== "").join(", ");
}
function riskCell({ verdict }) {
	const risk = verdict?.synthetic_image_risk ?? 0;
	return bandOf(risk) === "high" ? `**${scoreText$1(risk)}**` : scoreText$1(risk);
}
function found({ findings, omitted }) {
	const shown = findings.slice(0, MOST_FINDINGS);
	const rest = findings.length - shown.length + omitted;
	const lines = shown.map(({ type, severity, quote, explanation }) => `${evidenceTypeLabels[type]} (${severity}): ${escapeText(quote)}. ${escapeText(explanation)}`);
	if (rest > 0) lines.push(plural(rest, "more finding"));
	return lines.join("<br>");
}
function places({ shown_by: shownBy }, links) {
	const named = shownBy.slice(0, MOST_PLACES$1);
	const rest = shownBy.length - named.length;
	return [...named.map(({ path, line }) => {
		return `[${escapeText(path)}, line ${line}](${links.draft(path, line)})`;
	}), ...rest > 0 ? [`${rest} more`] : []].join("<br>");
}
// packages/github-action/src/comment/render-comment.ts
/** GitHub refuses a comment above 65,536 characters; the rest is for what a server adds. */
const MOST_COMMENT = 6e4;
/** A job summary may hold 1 MiB a step, counted in bytes. */
const MOST_SUMMARY = 25e4;
const MOST_FIRST = 5;
const MOST_FIRST_OF_ONE = 2;
/** The comment for a change: the decision first, then what to read, then the rest while it fits. */
function renderComment(report, links, most) {
	const head = headline(report);
	const foot = `${nextSteps(report)}\n${notesList(report)}${limitsLine(report)}`;
	const ordered = byImportance(report.drafts);
	const first = firstFindings(report.drafts, MOST_FIRST, MOST_FIRST_OF_ONE).map((finding) => leadFinding(finding, links)).join("\n");
	const lead = first === "" ? "" : `**Read these first**\n\n${first}\n`;
	const room = most - head.length - lead.length - foot.length - 500;
	const images = imageTable(report, links, room / 3);
	const table = tableOf(ordered, links, room - images.length);
	return `${head}\n${table}${images}${lead}${detailsOf(ordered, links, most - (head.length + table.length + images.length + lead.length + foot.length) - 100)}${foot}`;
}
function tableOf(drafts, links, room) {
	const scored = drafts.flatMap((draft) => {
		return draft.verdict === void 0 ? [] : [{
			draft,
			verdict: draft.verdict
		}];
	});
	const lines = takeWhileFits(drafts.filter(({ verdict }) => verdict === void 0), (draft) => unscoredLine(draft, links), room / 3);
	const rows = takeWhileFits(scored, ({ draft, verdict }) => draftRow(draft, verdict, links), room - lines.join("").length - draftTableHead.length);
	const rest = drafts.length - lines.length - rows.length;
	return `${scored.length === 0 ? "" : `${draftTableHead}${rows.join("")}\n`}${lines.length === 0 ? "" : `${lines.join("")}\n`}${rest === 0 ? "" : restLine(rest)}`;
}
function detailsOf(drafts, links, room) {
	const telling = drafts.filter(({ findings, contributions = [] }) => findings.length > 0 || contributions.length > 0);
	const total = telling.reduce((sum, draft) => sum + draft.findings.length + draft.omitted, 0);
	const sections = takeWhileFits(telling, (draft) => draftFindings(draft, links), room - 400);
	if (sections.length === 0) return "";
	const title = total === 0 ? "What costs most" : `All findings (${total})`;
	const rest = telling.length - sections.length;
	const more = rest === 0 ? "" : `Findings of ${plural(rest, "more draft")} left out for length.\n\n`;
	return `<details><summary>${title}</summary>\n\n${sections.join("")}${more}</details>\n\n`;
}
function takeWhileFits(items, write, room) {
	const pieces = [];
	let left = room;
	for (const item of items) {
		const piece = write(item);
		if (piece.length > left) break;
		left -= piece.length;
		pieces.push(piece);
	}
	return pieces;
}
// packages/github-action/src/deliver/annotations.ts
/** GitHub shows ten annotations of a kind for a step and drops the rest in silence. */
const MOST_OF_A_KIND = 10;
const kinds = {
	high: "error",
	medium: "warning",
	low: "notice"
};
/** Marks the most severe findings in the diff, within GitHub's limits, and tells how many more there are. */
function annotate(runner, reports, imagePlaces) {
	const all = reports.flatMap((report) => annotationsOf(report).map((each) => placed(each, imagePlaces))).sort((a, b) => a.rank - b.rank);
	const left = {
		error: MOST_OF_A_KIND,
		warning: MOST_OF_A_KIND,
		notice: 9
	};
	let dropped = 0;
	for (const { kind, message, properties } of all) {
		if (left[kind] > 0) runner[kind](message, properties);
		else dropped++;
		left[kind]--;
	}
	if (dropped > 0) runner.notice(`${plural(dropped, "more finding")} in the job summary and the report files.`, { title: "Content Trust" });
}
function placed(annotation, imagePlaces) {
	const { file = "" } = annotation.properties;
	const at = imagePlaces.get(file);
	if (at === void 0) return annotation;
	const properties = {
		...annotation.properties,
		file: at.path,
		startLine: at.line
	};
	return {
		...annotation,
		message: `${file}: ${annotation.message}`,
		properties
	};
}
function annotationsOf(report) {
	const file = report.shown;
	const title = "Content Trust";
	switch (report.status) {
		case "skipped": return [];
		case "failed": return [{
			kind: "error",
			rank: -2,
			message: `Not checked: ${report.problem}`,
			properties: {
				title,
				file,
				startLine: report.line ?? 1
			}
		}];
		case "scored": return [
			...report.gateFailed ? [{
				kind: "error",
				rank: -1,
				message: decisionText(report),
				properties: {
					title,
					file,
					startLine: 1
				}
			}] : [],
			...report.warnings.map(({ line, problem }) => ({
				kind: "warning",
				rank: 0,
				message: problem,
				properties: {
					title: "Front matter",
					file,
					startLine: line
				}
			})),
			...report.findings.map((finding) => findingAnnotation(file, finding))
		];
		default: return report;
	}
}
function findingAnnotation(file, finding) {
	const { severity, place, title, rule } = finding;
	return {
		kind: kinds[severity],
		rank: severityRanks[severity],
		message: messageText(finding),
		properties: {
			title: `${title} (${rule})`,
			file,
			...linesOf(place)
		}
	};
}
function linesOf(place) {
	if (place === null) return { startLine: 1 };
	const { from, to } = place;
	return from.line === to.line ? {
		startLine: from.line,
		startColumn: from.column,
		endColumn: to.column
	} : {
		startLine: from.line,
		endLine: to.line
	};
}
// packages/github-action/src/deliver/commit-status.ts
const MOST_DESCRIPTION = 140;
/** Sets a commit status: a failure when the gate failed, an error when a draft could not be read. */
async function setCommitStatus(github, report, runUrl) {
	const { owner, repo } = github;
	const { drafts, images, decision } = report;
	const all = [...drafts, ...images];
	const failed = all.filter(({ status }) => status === "failed").length;
	const stopped = all.filter(({ gate_failed }) => gate_failed).length;
	const state = stopped > 0 ? "failure" : failed > 0 ? "error" : "success";
	const parts = [
		all.length === 0 ? "no draft changed" : `${actionLabels[decision]}, ${plural(drafts.length, "draft")}`,
		images.length === 0 ? "" : plural(images.length, "image"),
		stopped === 0 ? "" : `${stopped} failed the gate`,
		failed === 0 ? "" : `${failed} not checked`
	];
	await github.request("POST /repos/{owner}/{repo}/statuses/{sha}", {
		owner,
		repo,
		sha: report.head,
		state,
		context: "Content Trust",
		description: parts.filter((part) => part !== "").join(", ").slice(0, MOST_DESCRIPTION),
		...runUrl === null ? {} : { target_url: runUrl }
	});
}
// packages/github-action/src/deliver/image-places.ts
/** The line of a draft where each image is shown first, by the path of the image. */
function placesOf(images) {
	return new Map(images.flatMap(({ image: { path, shownBy } }) => {
		const [first] = shownBy;
		return first === void 0 ? [] : [[path, first]];
	}));
}
// packages/github-action/src/deliver/labels.ts
const labels = Object.values(actionLabels).map(labelName);
/** Puts the label of the decision on a pull request, and takes the others of ours away. */
async function keepLabel(github, number, decision) {
	const { owner, repo } = github;
	const place = {
		owner,
		repo,
		issue_number: number
	};
	const wanted = labelName(actionLabels[decision]);
	const { data } = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}/labels", {
		...place,
		per_page: 100
	});
	const present = data.map(({ name }) => name);
	for (const name of labels.filter((label) => label !== wanted && present.includes(label))) await removeLabel(github, number, name);
	if (present.includes(wanted)) return;
	await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
		...place,
		labels: [wanted]
	});
}
async function removeLabel(github, number, name) {
	const { owner, repo } = github;
	try {
		await github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
			owner,
			repo,
			issue_number: number,
			name
		});
	} catch (error) {
		if (!hasStatus(error, 404)) throw error;
	}
}
function labelName(decision) {
	return `content-trust: ${decision}`;
}
// packages/github-action/src/deliver/line-fixes.ts
/** The fixes that a review may propose: GitHub refuses it whole for one line that the diff does not show. */
function fixesInDiff({ change, report }) {
	if (report.status !== "scored") return [];
	const shown = change.lines?.context ?? [];
	return lineFixes(report).filter(({ line }) => {
		return shown.some(([from, to]) => from <= line && line <= to);
	});
}
/** Safe fixes of single lines: the safety check passed for the whole draft with the line changed. */
function lineFixes({ shown, source, lines, findings }) {
	const byLine = /* @__PURE__ */ new Map();
	for (const edit of findings.flatMap((finding) => editOf(lines, finding))) {
		const { line } = positionAt(lines, edit.start);
		byLine.set(line, [...byLine.get(line) ?? [], edit]);
	}
	return [...byLine].flatMap(([line, edits]) => {
		const { start, end } = lineRange(lines, line);
		const kept = withoutOverlaps(edits);
		const text = applyEdits(source.slice(start, end), start, kept);
		const after = source.slice(0, start) + text + source.slice(end);
		return text.trim() !== "" && checkRevisionSafety(source, after).status === "passed" ? [{
			path: shown,
			line,
			text,
			findings: kept.map(({ finding }) => finding)
		}] : [];
	});
}
function editOf(lines, finding) {
	const { edit } = finding;
	if (edit === null || /[\r\n]/.test(edit.text)) return [];
	return positionAt(lines, edit.start).line === positionAt(lines, edit.end).line ? [{
		finding,
		...edit
	}] : [];
}
/** Edits that touch change one seam, so the second waits for the next review. */
function withoutOverlaps(edits) {
	const kept = [];
	for (const edit of [...edits].sort((a, b) => a.start - b.start)) if (edit.start > (kept.at(-1)?.end ?? -1)) kept.push(edit);
	return kept;
}
function applyEdits(line, offset, edits) {
	return edits.reduceRight((text, edit) => text.slice(0, edit.start - offset) + edit.text + text.slice(edit.end - offset), line);
}
// packages/github-action/src/deliver/problem.ts
/** Runs one delivery; what GitHub refused becomes a problem that names the permission to add. */
async function attempt(what, permission, work) {
	try {
		await work();
		return [];
	} catch (error) {
		const found = readHttpError(error);
		if (found === null) throw error;
		if (isForbidden(error)) return [{
			message: `${what}: GitHub refused (${found.status}). The job needs the permission \`${permission}\`.`,
			isPermission: true
		}];
		const reason = found.message.split("\n")[0] ?? "";
		return [{
			message: `${what}: GitHub answered ${found.status}: ${reason}`,
			isPermission: false
		}];
	}
}
// packages/github-action/src/host.ts
/** A mistake in how the action is used: one sentence that says what was found and what was expected. */
var UsageError = class extends Error {
	name = "UsageError";
};
// packages/github-action/src/settings/rule-names.ts
/** Names that settings may use for findings: rule ids, and evidence types for all rules of a type. */
const ruleNames = settingNames(ruleCatalogue);
// packages/github-action/src/drafts/read-yaml.ts
var import_gray_matter = /* @__PURE__ */ __toESM(require_gray_matter(), 1);
var import_dist = require_dist();
/** Reads a YAML mapping; never runs code of the text. */
function readYaml(text) {
	const { data } = (0, import_gray_matter.default)(`---\n${text}\n---\n`, {
		language: "yaml",
		engines: {
			yaml: yamlEngine(import_dist.parseDocument),
			javascript: refuse,
			js: refuse
		}
	});
	return data;
}
function refuse() {
	throw new Error("only YAML is read");
}
// packages/github-action/src/drafts/front-matter.ts
/** Reads the key `contentTrust` of YAML front matter. */
function readFrontMatter(source) {
	const inside = frontMatterText(source);
	if (inside === null || inside.trim() === "") return { kind: "none" };
	try {
		const data = readYaml(inside);
		return readFrontMatterValue(data["contentTrust"], (value) => parseFrontMatter(value, ruleNames));
	} catch (error) {
		return invalidFrontMatter(inside, error);
	}
}
// packages/github-action/src/score/score-draft.ts
/** Decodes and scores one draft. */
function scoreDraft(shown, content, settings) {
	if (content === void 0) return {
		status: "failed",
		shown,
		problem: "could not be read"
	};
	if (!(content instanceof Uint8Array)) return {
		status: "failed",
		shown,
		...content
	};
	const decoded = decodeDraft(content);
	if ("problem" in decoded) return {
		status: "failed",
		shown,
		...decoded
	};
	const source = decoded.text;
	const front = readFrontMatter(source);
	switch (front.kind) {
		case "off": return {
			status: "skipped",
			shown,
			note: "its front matter says `contentTrust: false`"
		};
		case "broken": return {
			status: "failed",
			shown,
			problem: front.problem
		};
		case "invalid": return scoreText(shown, source, settings, [front.warning]);
		case "settings": return scoreText(shown, source, applyLayer(settings, front.layer));
		case "none": return scoreText(shown, source, settings);
		default: return front;
	}
}
function scoreText(shown, source, settings, warnings = []) {
	const options = {
		context: contextOf(settings),
		...switchesOf(settings),
		maxEvidence: Number.POSITIVE_INFINITY,
		details: "draft"
	};
	try {
		return {
			status: "scored",
			shown,
			source,
			settings,
			result: analyzeText({
				source,
				syntax: draftSyntax(shown) ?? "markdown"
			}, options),
			warnings
		};
	} catch (error) {
		if (!(error instanceof EngineError)) throw error;
		return {
			status: "failed",
			shown,
			problem: error.message
		};
	}
}
// packages/github-action/src/score/check-changes.ts
/** Drafts whose texts are held at a time. */
const BATCH = 50;
/** SHA-256 of a text, in hexadecimal. */
function sha256(text) {
	return createHash("sha256").update(text).digest("hex");
}
/** Scores the new version of every draft, and the old one to compare with. */
async function* checkChanges(changes, options) {
	for (let at = 0; at < changes.length; at += BATCH) {
		const batch = changes.slice(at, at + BATCH);
		const ids = batch.flatMap((change) => {
			const old = oldBlob(change, options.oldTree);
			return old === null ? [change.blob] : [change.blob, old];
		});
		const contents = await options.blobs.read(ids);
		for (const change of batch) yield checkChange(change, contents, options);
	}
}
function checkChange(change, contents, options) {
	const { path } = change;
	const shownLines = linesFor(change, options.filter);
	const { settings, ignoredBy } = options.config.settingsOf(path);
	if (ignoredBy !== null) return {
		change,
		report: {
			status: "skipped",
			shown: path,
			note: `named by ${ignoredBy}`
		},
		base: null,
		shownLines
	};
	const outcome = scoreDraft(path, contents.get(change.blob), settings);
	const old = oldBlob(change, options.oldTree);
	const base = old === null || outcome.status !== "scored" ? null : old === change.blob ? outcome.result : resultOf(scoreDraft(change.previous ?? path, contents.get(old), settings));
	return {
		change,
		report: reportOf$1(outcome, base, shownLines, options),
		base,
		shownLines
	};
}
function reportOf$1(outcome, base, shownLines, { baseline }) {
	if (outcome.status !== "scored") return outcome;
	const report = reportDraft(outcome, {
		limit: Number.POSITIVE_INFINITY,
		changed: shownLines,
		baseline: baseline === null ? void 0 : baseline.get(outcome.shown) ?? null
	}, sha256);
	const { result, settings } = outcome;
	const { fail_on: failOn } = settings;
	if (!(base !== null && isStricter(result, base)) || !reachesGate(result, failOn)) return report;
	const { rules = [] } = report.gateFailure ?? {};
	return {
		...report,
		gateFailed: true,
		gateFailure: {
			failOn,
			rules
		}
	};
}
function resultOf(outcome) {
	return outcome.status === "scored" ? outcome.result : null;
}
function oldBlob({ previous, status, blob }, oldTree) {
	if (previous === null || oldTree === null) return null;
	return status === "unchanged" ? blob : oldTree.paths.get(previous) ?? null;
}
function linesFor({ lines, status }, filter) {
	if (lines === null || status === "added") return null;
	switch (filter) {
		case "added": return lines.added;
		case "diff_context": return lines.context;
		case "file":
		case "nofilter": return null;
		default: return filter;
	}
}
// packages/github-action/src/deliver/report-files.ts
const options = {
	rules: ruleCatalogue,
	engineVersion,
	modelVersion,
	pathPrefix: "",
	hash: sha256,
	hold: (text) => text
};
/** The report of a run as JSON, in the form that the command line writes. */
async function jsonReport(reports, images) {
	const results = new Map(images.map(({ report, result }) => [report, result]));
	const imageFields = (report) => {
		const result = results.get(report) ?? null;
		return result === null ? {} : {
			file: report.shown,
			result
		};
	};
	return await writeFormat(createJson(options, imageFields), reports);
}
/** The report of a run as SARIF 2.1.0. */
async function sarifReport(reports) {
	return await writeFormat(createSarif(options), reports);
}
/** Writes a file of the workspace and returns its path as it was given. */
async function writeReport(workspace, input, file, text) {
	const path = resolve(workspace, file);
	try {
		await mkdir(dirname$1(path), { recursive: true });
		await writeFile(path, text);
	} catch (error) {
		throw new UsageError(`The input \`${input}\` names ${file}, which could not be written: ${error instanceof Error ? error.message : String(error)}`);
	}
	const inside = relative(workspace, path);
	return isAbsolute(inside) || inside.startsWith("..") ? path : inside.replaceAll("\\", "/");
}
async function writeFormat(format, reports) {
	const summary = emptySummary();
	const pieces = [format.begin()];
	for (const report of reports) {
		addToSummary(summary, report);
		pieces.push(await format.draft(report));
	}
	const end = format.end(summary);
	return [...pieces, ...typeof end === "string" ? [end] : end].join("");
}
// packages/github-action/src/deliver/review-comments.ts
/** Comments of one review; more would bury a reviewer. */
const MOST_COMMENTS = 10;
const PAGE$1 = 100;
const MOST_PAGES$1 = 20;
const marker = "<!-- content-trust-action: fix -->";
/** Proposes safe fixes as one review with suggestion blocks; a fix that stands there already is left out. */
async function proposeFixes(github, number, head, fixes, author) {
	if (fixes.length === 0) return 0;
	const { owner, repo } = github;
	const known = await findProposed(github, number, author);
	const comments = fixes.map(({ path, line, ...fix }) => ({
		path,
		line,
		side: "RIGHT",
		body: fixBody(fix)
	})).filter(({ path, body }) => !known.has(`${path}\n${body}`)).slice(0, MOST_COMMENTS);
	if (comments.length === 0) return 0;
	await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews", {
		owner,
		repo,
		pull_number: number,
		commit_id: head,
		event: "COMMENT",
		comments
	});
	return comments.length;
}
async function findProposed(github, number, author) {
	const { owner, repo } = github;
	const known = /* @__PURE__ */ new Set();
	for (let page = 1; page <= MOST_PAGES$1; page++) {
		const { data } = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
			owner,
			repo,
			pull_number: number,
			per_page: PAGE$1,
			page
		});
		for (const { path, body, user } of data) if (user?.login === author && body.startsWith(marker)) known.add(`${path}\n${body.replaceAll("\r\n", "\n")}`);
		if (data.length < PAGE$1) break;
	}
	return known;
}
function fixBody({ text, findings }) {
	const reasons = findings.map(({ type, explanation }) => `- ${evidenceTypeLabels[type]}: ${escapeText(explanation)}\n`);
	const runs = text.match(/`+/g) ?? [];
	const fence = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
	return `${marker}\n${reasons.join("")}\n${fence}suggestion\n${text}\n${fence}`;
}
// packages/github-action/src/deliver/own-comments.ts
const PAGE = 100;
/** A pull request with more comments than this gets a new one. */
const MOST_PAGES = 50;
/** The first line of our comments; it tells runs with different keys apart. */
function markerOf(key) {
	return `<!-- content-trust-action: ${key} -->`;
}
/** Finds our comments by marker and author: anybody may write the marker, so it alone proves nothing. */
async function findOwnComments(github, number, marker, author) {
	const { owner, repo } = github;
	const found = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const { data } = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
			owner,
			repo,
			issue_number: number,
			per_page: PAGE,
			page
		});
		for (const { id, body = "", user, html_url: url } of data) if (user?.login === author && body.startsWith(marker)) found.push({
			id: Number(id),
			body,
			url
		});
		if (data.length < PAGE) break;
	}
	return found;
}
// packages/github-action/src/deliver/sticky-comment.ts
/** Keeps one comment on a pull request: creates, updates or deletes it, and leaves an equal one alone. */
async function keepComment(github, number, body, inputs) {
	const marker = markerOf(inputs["comment-key"]);
	const author = inputs["comment-author"];
	const [kept, ...others] = await findOwnComments(github, number, marker, author);
	for (const { id } of others) await deleteComment(github, id);
	if (body === null) {
		if (kept === void 0) return {
			action: "none",
			url: null,
			author: null
		};
		await deleteComment(github, kept.id);
		return {
			action: "deleted",
			url: null,
			author: null
		};
	}
	const text = `${marker}\n${body}`;
	if (kept !== void 0) {
		if (isSame(kept.body, text)) return {
			action: "unchanged",
			url: kept.url,
			author: null
		};
		const updated = await updateComment(github, kept, text);
		if (updated !== null) return {
			action: "updated",
			url: updated,
			author: null
		};
	}
	return await createComment(github, number, text);
}
async function createComment(github, number, body) {
	const { owner, repo } = github;
	const { data } = await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		owner,
		repo,
		issue_number: number,
		body
	});
	return {
		action: "created",
		url: data.html_url,
		author: data.user?.login ?? null
	};
}
/** The address of the updated comment; null when somebody deleted it meanwhile. */
async function updateComment(github, { id }, body) {
	const { owner, repo } = github;
	try {
		const { data } = await github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
			owner,
			repo,
			comment_id: id,
			body
		});
		return data.html_url;
	} catch (error) {
		if (hasStatus(error, 404, 410)) return null;
		throw error;
	}
}
async function deleteComment(github, id) {
	const { owner, repo } = github;
	try {
		await github.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
			owner,
			repo,
			comment_id: id
		});
	} catch (error) {
		if (!hasStatus(error, 404, 410)) throw error;
	}
}
function isSame(stored, text) {
	return stored.replaceAll("\r\n", "\n").trimEnd() === text.trimEnd();
}
// packages/github-action/src/deliver/summary.ts
/** Writes the job summary; a runner without one is fine. */
async function writeSummary({ env, runner }, text) {
	if ((env["GITHUB_STEP_SUMMARY"] ?? "") === "") return;
	await runner.summary.addRaw(text, true).write();
}
// packages/github-action/src/deliver/deliver.ts
/** Writes what stays on the runner: summary, annotations, report files. */
async function deliverHere(delivery, delivered) {
	const { host, inputs, links, report } = delivery;
	const reports = [...delivery.drafts, ...delivery.images].map((each) => each.report);
	const { workspace, runner } = host;
	if (inputs.summary) await writeSummary(host, renderComment(report, links, MOST_SUMMARY));
	if (inputs.annotations) annotate(runner, reports, placesOf(delivery.images));
	const files = {
		"report-file": async (input, file) => {
			delivered.reportPath = await writeReport(workspace, input, file, await jsonReport(reports, delivery.images));
		},
		"sarif-file": async (input, file) => {
			delivered.sarifPath = await writeReport(workspace, input, file, await sarifReport(reports));
		},
		"comment-file": async (input, file) => {
			const text = `${JSON.stringify(report)}\n`;
			delivered.commentPath = await writeReport(workspace, input, file, text);
		}
	};
	for (const name of [
		"report-file",
		"sarif-file",
		"comment-file"
	]) {
		const file = inputs[name];
		if (file !== void 0) await files[name](name, file);
	}
}
/** Writes to the pull request: comment, review, label. */
async function deliverToPull(delivery, number, delivered) {
	const { host, inputs, github, report } = delivery;
	const problems = [];
	if (!await isNewest(github, number, report.head)) {
		host.runner.notice("The pull request has newer commits; their run comments.");
		return problems;
	}
	if (inputs.comment !== "never") problems.push(...await attempt("Comment", "pull-requests: write", async () => {
		delivered.commentUrl = await comment(delivery, number);
	}));
	if (inputs["review-comments"]) problems.push(...await attempt("Review comments", "pull-requests: write", async () => {
		const fixes = delivery.drafts.flatMap(fixesInDiff);
		const author = inputs["comment-author"];
		const count = await proposeFixes(github, number, report.head, fixes, author);
		host.runner.info(`Review comments: ${count} proposed.`);
	}));
	if (inputs.labels) problems.push(...await attempt("Labels", "pull-requests: write", async () => {
		await keepLabel(github, number, report.decision);
	}));
	return problems;
}
/** Sets the commit status when asked to. */
async function deliverStatus({ host, inputs, github, report }) {
	if (!inputs.status) return [];
	return await attempt("Commit status", "statuses: write", async () => {
		await setCommitStatus(github, report, runUrl(host));
	});
}
async function comment(delivery, number) {
	const { host, inputs, github, links, report } = delivery;
	const outcome = await keepComment(github, number, inputs.comment === "always" || isWorthAComment(report) ? renderComment(report, links, MOST_COMMENT) : null, inputs);
	host.runner.info(`Comment: ${outcome.action}.`);
	if (outcome.author !== null && outcome.author !== inputs["comment-author"]) host.runner.warning(`The token writes as \`${outcome.author}\`. Set the input \`comment-author\` to that name, or every run makes a new comment.`);
	return outcome.url ?? "";
}
/** Clean: every draft was read, none asks for anything, and no finding is shown. */
function isWorthAComment({ decision, drafts, images, notes }) {
	return decision !== "allow" || notes.length > 0 || [...drafts, ...images].some(({ status, gate_failed }) => status === "failed" || gate_failed);
}
async function isNewest(github, number, head) {
	const { owner, repo } = github;
	const { data } = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
		owner,
		repo,
		pull_number: number
	});
	return data.head.sha === head;
}
function runUrl({ env }) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
	return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}
// packages/github-action/src/deliver/outputs.ts
/** Every output of `action.yml`; a test holds the two together. */
function outputsOf(report, delivered) {
	const { drafts, images, decision, max_risk } = report;
	const all = [...drafts, ...images];
	const count = (status) => drafts.filter((draft) => draft.status === status).length;
	return {
		decision,
		"max-risk": max_risk,
		"gate-failed": all.filter(({ gate_failed }) => gate_failed).length,
		"files-checked": count("scored"),
		"files-skipped": count("skipped"),
		"files-failed": count("failed"),
		"images-checked": images.filter(({ status }) => status === "scored").length,
		findings: all.reduce((sum, draft) => sum + draft.findings.length + draft.omitted, 0),
		"report-path": delivered.reportPath,
		"sarif-path": delivered.sarifPath,
		"comment-path": delivered.commentPath,
		"comment-url": delivered.commentUrl
	};
}
/** Sets the outputs of the step. */
function setOutputs(runner, outputs) {
	for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
}
// packages/github-action/src/git/local-git.ts
/** Git in a folder; every command fails softly where there is no repository or no git. */
function createLocalGit(folder, env) {
	return { run: (args, input = "") => new Promise((resolve) => {
		const child = spawn("git", [...safeOptions, ...args], {
			cwd: folder,
			env: {
				...env,
				GIT_TERMINAL_PROMPT: "0",
				GIT_NO_LAZY_FETCH: "1",
				LC_ALL: "C"
			},
			stdio: [
				"pipe",
				"pipe",
				"ignore"
			]
		});
		const chunks = [];
		child.stdout.on("data", (chunk) => chunks.push(chunk));
		child.on("error", () => resolve(null));
		child.on("close", (code) => resolve(code === 0 ? Buffer.concat(chunks) : null));
		child.stdin.on("error", () => {});
		child.stdin.end(input);
	}) };
}
const safeOptions = [
	"-c",
	"safe.directory=*",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.pager=cat"
];
/** Objects of the checkout by their ids. */
async function readLocalBlobs(git, ids) {
	const blobs = /* @__PURE__ */ new Map();
	if (ids.length === 0) return blobs;
	const output = await git.run([
		"cat-file",
		"--batch",
		"--buffer"
	], `${ids.join("\n")}\n`);
	if (output === null) return blobs;
	let at = 0;
	while (at < output.length) {
		const end = output.indexOf("\n", at);
		if (end < 0) break;
		const [id = "", kind, size] = output.toString("utf8", at, end).split(" ");
		at = end + 1;
		if (size === void 0) continue;
		const length = Number(size);
		if (kind === "blob") blobs.set(id, output.subarray(at, at + length));
		at += length + 1;
	}
	return blobs;
}
/** Paths and content ids of a commit of the checkout; null where the checkout lacks it. */
async function readLocalTree(git, commit) {
	const output = await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	]);
	if (output === null) return null;
	const paths = /* @__PURE__ */ new Map();
	for (const entry of output.toString("utf8").split("\0")) {
		const match = /^(\d+) blob ([0-9a-f]+)\t(.+)$/s.exec(entry);
		if (match?.[2] && match[3] && match[1] !== "120000") paths.set(match[3], match[2]);
	}
	return paths;
}
// packages/github-action/src/drafts/blobs.ts
/** Requests that run at a time. */
const AT_A_TIME = 8;
/** The token of a workflow may send 1,000 requests an hour, and other steps need some too. */
const MOST_FETCHED = 500;
/** Opens a reader that counts what it fetches. */
function createBlobReader(github, git) {
	let fetched = 0;
	return { read: async (ids) => {
		const wanted = [...new Set(ids)];
		const blobs = new Map(await readLocalBlobs(git, wanted));
		const missing = wanted.filter((id) => !blobs.has(id));
		const fetchable = missing.slice(0, Math.max(0, MOST_FETCHED - fetched));
		fetched += fetchable.length;
		for (const id of missing.slice(fetchable.length)) blobs.set(id, { problem: tooMany });
		await inParallel(fetchable, async (id) => {
			blobs.set(id, await fetchBlob(github, id));
		});
		return blobs;
	} };
}
const tooMany = `not read: more than ${MOST_FETCHED} files would come through the API; add actions/checkout`;
async function fetchBlob(github, id) {
	const { owner, repo } = github;
	try {
		const { data } = await github.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", {
			owner,
			repo,
			file_sha: id
		});
		return Buffer.from(data.content, data.encoding === "base64" ? "base64" : "utf8");
	} catch (error) {
		if (hasStatus(error, 403)) return { problem: "GitHub refused to give its content" };
		if (hasStatus(error, 404)) return { problem: "GitHub has no content for it" };
		throw error;
	}
}
async function inParallel(items, work) {
	const queue = items.values();
	const workers = Array.from({ length: AT_A_TIME }, async () => {
		for (const item of queue) await work(item);
	});
	await Promise.all(workers);
}
// packages/github-action/src/drafts/trees.ts
/** Trees of the checkout where it has the commit, else of the API. */
function createTrees(github, git) {
	const known = /* @__PURE__ */ new Map();
	return { read: async (commit) => {
		const tree = known.get(commit) ?? readTree(github, git, commit);
		known.set(commit, tree);
		return await tree;
	} };
}
async function readTree(github, git, commit) {
	const local = await readLocalTree(git, commit);
	if (local !== null) return {
		paths: local,
		isCut: false
	};
	const { owner, repo } = github;
	const { data } = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
		owner,
		repo,
		tree_sha: commit,
		recursive: "1"
	});
	const paths = /* @__PURE__ */ new Map();
	for (const { type, mode, path, sha } of data.tree) if (type === "blob" && mode !== "120000") paths.set(path, sha);
	return {
		paths,
		isCut: data.truncated
	};
}
// packages/github-action/src/images/image-scorer.ts
/** An image is decoded in a second or two, a large one on a busy runner in ten. */
const MOST_MS$1 = 6e4;
const MOST_HEAP_MB = 1024;
/** Opens a scorer; the decoder is loaded with the first image. */
function openImageScorer(mostMs = MOST_MS$1) {
	let thread = null;
	return {
		score: (task) => new Promise((resolve) => {
			thread ??= startThread();
			const running = thread;
			const settle = (outcome) => {
				clearTimeout(timer);
				running.off("message", settle).off("error", end).off("exit", end);
				resolve(outcome);
			};
			const giveUp = (problem) => {
				thread = null;
				settle({ problem });
				running.terminate();
			};
			const end = () => giveUp("its data ended the decoder");
			const late = `took longer than ${mostMs / 1e3} s to decode`;
			const timer = setTimeout(() => giveUp(late), mostMs);
			running.on("message", settle).on("error", end).on("exit", end);
			running.postMessage(task);
		}),
		close: async () => {
			await thread?.terminate();
		}
	};
}
function startThread() {
	const isSource = import.meta.url.endsWith(".ts");
	const thread = new Worker(new URL(isSource ? "./image-thread.ts" : "./image-thread.js", import.meta.url), {
		...isSource ? { execArgv: ["--conditions=source"] } : {},
		resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
		stdout: true,
		stderr: true
	});
	thread.stdout.resume();
	thread.stderr.resume();
	return thread;
}
// packages/github-action/src/images/check-images.ts
/** Images that are scored in one run. */
const MOST_IMAGES = 100;
/** Largest image that is decoded, in bytes. */
const MOST_BYTES$1 = 20971520;
/** After this time no further image is begun. */
const MOST_MS = 3e5;
/** Scores images, and says in notes what was left out for its number. */
async function checkImages(wanted, options) {
	const images = [];
	const scorer = openImageScorer();
	const end = options.now() + MOST_MS;
	try {
		for (const image of wanted.slice(0, MOST_IMAGES)) {
			if (options.now() > end) break;
			images.push(await checkImage(image, options, scorer.score));
		}
	} finally {
		await scorer.close();
	}
	const left = wanted.length - images.length;
	const note = `${plural(left, "image")} not checked: a run checks at most ${MOST_IMAGES} in ${MOST_MS / 6e4} minutes.`;
	return {
		images,
		notes: left === 0 ? [] : [note]
	};
}
async function checkImage(image, { blobs, config, baseline }, score) {
	const { path: shown, blob } = image;
	const { settings, ignoredBy } = config.settingsOf(shown);
	if (ignoredBy !== null) return unscored(image, {
		status: "skipped",
		shown,
		note: `named by ${ignoredBy}`
	});
	const content = (await blobs.read([blob])).get(blob);
	if (content === void 0) return unscored(image, {
		status: "failed",
		shown,
		problem: "could not be read"
	});
	if (!(content instanceof Uint8Array)) return unscored(image, {
		status: "failed",
		shown,
		...content
	});
	if (content.length > MOST_BYTES$1) return unscored(image, {
		status: "skipped",
		shown,
		note: `${(content.length / 1024 / 1024).toFixed(1)} MB, expected at most 20 MB`
	});
	const outcome = await score({
		bytes: content,
		context: contextOf(settings)
	});
	if ("problem" in outcome) return unscored(image, {
		status: "failed",
		shown,
		...outcome
	});
	return {
		image,
		result: outcome.result,
		report: reportOf(shown, outcome.result, settings, baseline)
	};
}
function unscored(image, report) {
	return {
		image,
		report,
		result: null
	};
}
function reportOf(shown, media, settings, baseline) {
	const result = textOfMedia(media, switchesOf(settings));
	return reportDraft({
		shown,
		source: "",
		settings,
		result,
		media
	}, {
		limit: Number.POSITIVE_INFINITY,
		changed: null,
		baseline: baseline === null ? void 0 : baseline.get(shown) ?? null
	}, sha256);
}
// packages/github-action/src/images/find-images.ts
/** The images that drafts of a change show on the shown lines, and images that the change itself touches. */
function findImages(drafts, paths, oldPaths, withChanged) {
	const shown = /* @__PURE__ */ new Map();
	for (const draft of drafts) for (const { path, at } of imagesOf(draft, paths)) shown.set(path, [...shown.get(path) ?? [], at]);
	const changed = oldPaths === null || !withChanged ? [] : changedImages(paths, oldPaths);
	return [.../* @__PURE__ */ new Set([...shown.keys(), ...changed])].sort().flatMap((path) => {
		const blob = paths.get(path);
		if (blob === void 0) return [];
		return [{
			path,
			blob,
			change: changeOf(blob, oldPaths === null ? blob : oldPaths.get(path)),
			shownBy: shown.get(path) ?? []
		}];
	});
}
function imagesOf({ report, shownLines }, paths) {
	if (report.status !== "scored") return [];
	const lines = findLines(report.source);
	return findImageReferences(report.source).flatMap(({ name, start }) => {
		const { line } = positionAt(lines, start);
		const path = imagePlaces(report.shown, name).find((place) => paths.has(place));
		if (path === void 0 || !isShown(line, shownLines)) return [];
		return [{
			path,
			at: {
				path: report.shown,
				line
			}
		}];
	});
}
function isShown(line, ranges) {
	return ranges === null || ranges.some(([from, to]) => line >= from && line <= to);
}
function changedImages(paths, oldPaths) {
	return [...paths].filter(([path, blob]) => isPictureName(path) && oldPaths.get(path) !== blob).map(([path]) => path);
}
function changeOf(blob, old) {
	if (old === void 0) return "added";
	return old === blob ? "unchanged" : "modified";
}
// packages/github-action/src/read-settings.ts
var import_ignore = /* @__PURE__ */ __toESM(require_ignore(), 1);
/** The settings that inputs name; they overrule config files. */
function inputLayer(inputs) {
	const layer = {
		fail_on: inputs["fail-on"],
		fail_on_rules: inputs["fail-on-rules"],
		intended_use: inputs["intended-use"],
		format: inputs.format,
		domain: inputs.domain,
		custom_policy: inputs["custom-policy"]
	};
	const problem = unknownRule(layer, ruleNames);
	if (problem !== null) throw new UsageError(`Inputs: \`fail-on-rules\`: ${problem}`);
	return layer;
}
/** Reads a baseline file of the trusted commit. */
async function readBaseline(path, { paths }, blobs) {
	if (path === void 0) return null;
	const id = paths.get(path);
	if (id === void 0) throw new UsageError(`The input \`baseline\` names ${path}, which is not in the base of this change; the baseline is read from there.`);
	const content = (await blobs.read([id])).get(id);
	const decoded = content instanceof Uint8Array ? decodeDraft(content) : { problem: "could not be read" };
	if ("problem" in decoded) throw new UsageError(`${path}: ${decoded.problem}`);
	const parsed = parseBaseline(decoded.text);
	if ("problem" in parsed) throw new UsageError(`${path}: ${parsed.problem}`);
	const prefix = path.split("/").slice(0, -1).map((part) => `${part}/`).join("");
	return new Map(Object.entries(parsed.files).map(([name, entry]) => [prefix + name, entry]));
}
/** Keeps the drafts that the input `files` names. */
function selectFiles(list, patterns) {
	if (patterns.length === 0) return list;
	const wanted = (0, import_ignore.default)().add([...patterns]);
	return {
		...list,
		changes: list.changes.filter(({ path }) => import_ignore.default.isPathValid(path) && wanted.ignores(path))
	};
}
// packages/github-action/src/report/cut.ts
/** A text of at most so many characters, by characters, so that no surrogate pair is cut in two. */
function cut(text, most) {
	if (text.length <= most) return text;
	return `${[...text.slice(0, most - 1)].slice(0, -1).join("")}…`;
}
// packages/github-action/src/inputs.ts
/** Which lines of a draft findings are shown on; scores are always of the whole draft. */
const filterModes = [
	"added",
	"diff_context",
	"file",
	"nofilter"
];
const flag = _enum(["true", "false"]).transform((value) => value === "true");
const lines = string().transform((text) => text.split("\n").map((line) => line.trim())).transform((all) => all.filter((line) => line !== ""));
/** Every input of `action.yml`, with its default; a test holds the two together. */
const inputShape = {
	token: string().min(1),
	files: lines.default([]),
	config: string().optional(),
	baseline: string().optional(),
	images: flag.default(false),
	"fail-on": layerShape.fail_on,
	"fail-on-rules": lines.optional(),
	"intended-use": layerShape.intended_use,
	format: layerShape.format,
	domain: layerShape.domain,
	"custom-policy": layerShape.custom_policy,
	filter: _enum(filterModes).default("added"),
	"max-findings": number().int().min(0).max(1e3).default(20),
	comment: _enum([
		"on-risk",
		"always",
		"never"
	]).default("on-risk"),
	"comment-key": string().regex(/^[\w.-]{1,40}$/, "expected 1 to 40 letters, digits, dots, dashes or underscores").default("default"),
	"comment-author": string().default("github-actions[bot]"),
	"comment-file": string().optional(),
	"comment-from": string().optional(),
	"review-comments": flag.default(false),
	annotations: flag.default(true),
	summary: flag.default(true),
	status: flag.default(false),
	labels: flag.default(false),
	"report-file": string().optional(),
	"sarif-file": string().optional()
};
const inputsSchema = object(inputShape);
/** Names of all inputs. */
const inputNames = Object.keys(inputShape);
/** Reads and checks the inputs; an error names the input, what was found and what was expected. */
function readInputs({ runner }) {
	const given = Object.fromEntries(inputNames.map((name) => [name, runner.getInput(name)]).filter(([, value]) => value !== ""));
	if (given["token"] === void 0) throw new UsageError("The input `token` is empty. Leave it out for the token of the workflow, or pass one that may read the repository.");
	const parsed = inputsSchema.safeParse(given);
	if (parsed.success) return parsed.data;
	throw new UsageError(`Inputs: ${explainIssues(parsed.error.issues, {
		...given,
		token: void 0
	}, () => inputNames)}`);
}
// packages/github-action/src/report/pull-report.ts
const verdictSchema = textResultSchema.pick({
	content_trust_score: true,
	specificity_risk: true,
	provenance_weakness: true,
	slop_risk: true,
	synthetic_texture_risk: true,
	confidence: true,
	primary_reason: true,
	risk_level: true,
	recommended_action: true
});
const findingSchema = strictObject({
	rule: string().max(100),
	type: evidenceTypeSchema,
	severity: severitySchema,
	quote: string().max(400),
	/** What stands beside the quote on its line. */
	before: string().max(200).optional(),
	after: string().max(200).optional(),
	explanation: string().max(1e3),
	/** '' proposes to delete the quote. */
	suggestion: string().max(400).optional(),
	line: int().min(1).optional(),
	end_line: int().min(1).optional()
});
/** Sentences that a draft may name as its costliest. */
const MOST_CONTRIBUTIONS = 12;
const contributionSchema = strictObject({
	score: textScoreNameSchema,
	share: number$1().min(0).max(1),
	line: int().min(1),
	/** The start of the sentence. */
	quote: string().max(400),
	why: array(string().max(400)).max(10)
});
const draftSchema = strictObject({
	path: string().min(1).max(4096),
	status: _enum([
		"scored",
		"skipped",
		"failed"
	]),
	change: _enum([
		"added",
		"modified",
		"renamed",
		"unchanged"
	]),
	/** Why it was skipped, or not checked. */
	note: string().max(1e3).optional(),
	gate_failed: boolean(),
	/** Rules whose findings fail the gate. */
	failed_by: array(string().max(100)).max(1e3).optional(),
	verdict: verdictSchema.optional(),
	/** Of the old version. */
	base: verdictSchema.optional(),
	/** Why it could not be judged, in the engine's words. */
	unjudged: string().max(400).optional(),
	/** Share of the lines that were read as prose. */
	prose_share: number$1().min(0).max(1).optional(),
	/** The sentences that cost most in the scores behind the decision. */
	contributions: array(contributionSchema).max(MOST_CONTRIBUTIONS).optional(),
	findings: array(findingSchema).max(1e3),
	/** Findings left out for length. */
	omitted: int().min(0),
	/** Findings hidden by lines that did not change, by a baseline or by comments. */
	hidden: int().min(0)
});
const imageVerdictSchema = imageResultSchema.pick({
	content_trust_score: true,
	synthetic_image_risk: true,
	confidence: true,
	primary_reason: true,
	risk_level: true,
	recommended_action: true
});
const imageSchema = strictObject({
	path: string().min(1).max(4096),
	status: _enum([
		"scored",
		"skipped",
		"failed"
	]),
	change: _enum([
		"added",
		"modified",
		"unchanged"
	]),
	/** Why it was skipped, or not checked. */
	note: string().max(1e3).optional(),
	gate_failed: boolean(),
	/** Rules whose findings fail the gate. */
	failed_by: array(string().max(100)).max(1e3).optional(),
	verdict: imageVerdictSchema.optional(),
	findings: array(findingSchema).max(1e3),
	omitted: int().min(0),
	/** Drafts of the change that show it. */
	shown_by: array(strictObject({
		path: string().min(1).max(4096),
		line: int().min(1)
	})).max(20)
});
/** What a comment is made from: plain data, so that one workflow may hand it to another. */
const pullReportSchema = strictObject({
	version: literal(1),
	engine_version: string().regex(/^[\w.+-]{1,40}$/),
	model_version: string().regex(/^[\w.+-]{1,80}$/),
	head: string().regex(/^[0-9a-f]{40,64}$/),
	filter: _enum(filterModes),
	/** The gate of the inputs; a config file or a draft may set another. */
	fail_on: _enum(failOnValues),
	/** Rules and types of the inputs that fail the gate by any finding. */
	fail_on_rules: array(string().max(100)).max(1e3).optional(),
	changed_files: int().min(0),
	decision: actionSchema,
	max_risk: riskLevelSchema,
	notes: array(string().max(1e3)).max(50),
	drafts: array(draftSchema).max(2e4),
	/** Empty without the input `images`. */
	images: array(imageSchema).max(1e3).default([])
});
// packages/github-action/src/report/cost-report.ts
/** Characters of a sentence that name it; the line says where it stands. */
const MOST_QUOTED$1 = 120;
/** What costs most in the scores behind a decision, and why; nothing of a draft that nothing stands in the way of. */
function reportedCosts({ lines, result, gateFailed }) {
	if (result.recommended_action === "allow" && !gateFailed) return {};
	const contributions = scoreCosts(lines, result).filter(({ isDriver }) => isDriver).flatMap(({ score, sentences }) => sentences.map(({ share, from, quote, why = [] }) => {
		const reasons = why.slice(0, 10).map((reason) => cut(reason, 400));
		return {
			score,
			share,
			line: from.line,
			quote: cut(quote, MOST_QUOTED$1),
			why: reasons
		};
	}));
	return contributions.length === 0 ? {} : { contributions };
}
// packages/github-action/src/report/failed-by.ts
/** The rules that failed the gate, where any did. */
function failedBy(failure) {
	return failure === null || failure.rules.length === 0 ? {} : { failed_by: [...failure.rules] };
}
// packages/github-action/src/report/image-report.ts
/** Places that show an image, as far as a report names them. */
const MOST_PLACES = 20;
/** An image as plain data, for a comment. */
function reportedImage({ image, report, result }, limit) {
	const { path, change, shownBy } = image;
	const shape = {
		path,
		change,
		shown_by: shownBy.slice(0, MOST_PLACES)
	};
	const nothing = {
		...shape,
		findings: [],
		omitted: 0,
		gate_failed: false
	};
	if (report.status === "skipped") return {
		...nothing,
		status: "skipped",
		note: cut(report.note, 1e3)
	};
	if (report.status === "failed" || result === null) {
		const problem = report.status === "failed" ? report.problem : "could not be scored";
		return {
			...nothing,
			status: "failed",
			note: cut(problem, 1e3)
		};
	}
	const kept = mostSevere(report.findings, limit);
	return {
		...shape,
		status: "scored",
		gate_failed: report.gateFailed,
		...failedBy(report.gateFailure),
		verdict: {
			content_trust_score: result.content_trust_score,
			synthetic_image_risk: result.synthetic_image_risk,
			confidence: result.confidence,
			primary_reason: result.primary_reason,
			risk_level: result.risk_level,
			recommended_action: result.recommended_action
		},
		findings: kept.map(({ rule, type, severity, quote, explanation }) => {
			return {
				rule,
				type,
				severity,
				quote: cut(quote, 400),
				explanation: cut(explanation, 1e3)
			};
		}),
		omitted: report.findings.length - kept.length
	};
}
// packages/github-action/src/report/build-report.ts
const MOST_NOTES = 50;
/** Makes the report that a comment, a summary and the outputs are made from. */
function buildReport(drafts, images, facts) {
	const reported = drafts.map((draft) => reportedDraft(draft, facts.limit));
	const pictures = images.map((image) => reportedImage(image, facts.limit));
	return {
		version: 1,
		engine_version: engineVersion,
		model_version: modelVersion,
		head: facts.head,
		filter: facts.filter,
		fail_on: facts.failOn,
		...facts.failOnRules.length === 0 ? {} : { fail_on_rules: [...facts.failOnRules] },
		changed_files: facts.files,
		...strictest([...reported, ...pictures]),
		notes: facts.notes.slice(0, MOST_NOTES).map((note) => cut(note, 1e3)),
		drafts: reported,
		images: pictures
	};
}
/** The strictest decision and the highest risk level of all drafts and images that count. */
function strictest(drafts) {
	let decision = "allow";
	let maxRisk = "low";
	for (const { verdict } of drafts) {
		if (verdict === void 0) continue;
		const { recommended_action: action, risk_level: risk } = verdict;
		if (actionRanks[action] > actionRanks[decision]) decision = action;
		if (riskLevelRanks[risk] > riskLevelRanks[maxRisk]) maxRisk = risk;
	}
	return {
		decision,
		max_risk: maxRisk
	};
}
function reportedDraft({ change, report, base }, limit) {
	const { path, status: kind } = change;
	const nothing = {
		findings: [],
		omitted: 0,
		hidden: 0,
		gate_failed: false
	};
	switch (report.status) {
		case "skipped": return {
			path,
			change: kind,
			status: "skipped",
			note: cut(report.note, 1e3),
			...nothing
		};
		case "failed": return {
			path,
			change: kind,
			status: "failed",
			note: cut(report.problem, 1e3),
			...nothing
		};
		case "scored": return {
			path,
			change: kind,
			...scoredDraft(report, base, limit)
		};
		default: return report;
	}
}
function scoredDraft(report, base, limit) {
	const { result, findings, hidden, gateFailed, gateFailure } = report;
	const kept = mostSevere(findings, limit);
	const unjudged = cannotJudge(result.limitations);
	return {
		status: "scored",
		gate_failed: gateFailed,
		...failedBy(gateFailure),
		verdict: verdictOf(result),
		...base === null ? {} : { base: verdictOf(base) },
		...result.coverage === void 0 ? {} : { prose_share: result.coverage.share },
		...unjudged === void 0 ? {} : { unjudged: cut(unjudged, 400) },
		...reportedCosts(report),
		findings: kept.map((finding) => reportedFinding(report, finding)),
		omitted: findings.length - kept.length,
		hidden: hidden.length
	};
}
function verdictOf(result) {
	return {
		content_trust_score: result.content_trust_score,
		specificity_risk: result.specificity_risk,
		provenance_weakness: result.provenance_weakness,
		slop_risk: result.slop_risk,
		synthetic_texture_risk: result.synthetic_texture_risk,
		confidence: result.confidence,
		primary_reason: result.primary_reason,
		risk_level: result.risk_level,
		recommended_action: result.recommended_action
	};
}
function reportedFinding({ lines }, finding) {
	const { rule, type, severity, quote, explanation, suggestion, place } = finding;
	return {
		rule,
		type,
		severity,
		quote,
		explanation: cut(explanation, 1e3),
		...suggestion === null || suggestion.length > 400 ? {} : { suggestion },
		...place === null ? {} : {
			line: place.from.line,
			end_line: place.to.line,
			...wordsBeside(lines, place)
		}
	};
}
/** Characters of a line that are shown before and after a quote. */
const BESIDE = 90;
/** The rest of the line that a quote stands on, cut between words. */
function wordsBeside(lines, place) {
	const { source } = lines;
	const from = Math.max(lineRange(lines, place.from.line).start, place.start - BESIDE);
	const to = Math.min(lineRange(lines, place.to.line).end, place.end + BESIDE);
	const isCutBefore = from > lineRange(lines, place.from.line).start;
	const isCutAfter = to < lineRange(lines, place.to.line).end;
	const before = source.slice(from, place.start);
	const after = source.slice(place.end, to);
	return {
		before: isCutBefore ? before.replace(/^\S*\s/, "…") : before,
		after: isCutAfter ? after.replace(/\s\S*$/, "…") : after
	};
}
// packages/github-action/src/settings/load-config.ts
const packageName = "package.json";
const packageKey = "contentTrust";
/** Checks the text of a config file; null for a `package.json` that holds no settings. */
function loadConfig(path, text, isRoot) {
	const value = basename(path) === "package.json" ? packageValue(text) : readValue(path, text);
	if (value === void 0) return null;
	const parsed = parseConfig(value, ruleNames);
	if ("problem" in parsed) throw new UsageError(`${path}: ${parsed.problem}`);
	const config = parsed.value;
	return {
		path,
		folder: isRoot ? "." : dirname(path),
		config,
		ignores: (0, import_ignore.default)().add([...config.ignore_files ?? []]),
		overrides: (config.overrides ?? []).map(({ files }) => (0, import_ignore.default)().add([...files]))
	};
}
function readValue(path, text) {
	try {
		return path.endsWith(".json") ? JSON.parse(text) : readYaml(text);
	} catch (error) {
		const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
		throw new UsageError(`${path}: could not be read: ${error instanceof YamlProblem ? `line ${error.line - 1}: ${error.reason}` : reason}`);
	}
}
function packageValue(text) {
	if (!text.includes(packageKey)) return void 0;
	try {
		const data = JSON.parse(text);
		return typeof data === "object" && data !== null ? Reflect.get(data, packageKey) : void 0;
	} catch {
		return;
	}
}
// packages/github-action/src/settings/base-config.ts
const configName = /^content-trust\.config\.(json|ya?ml)$/;
const codeName = /^content-trust\.config\.(js|mjs|cjs|ts)$/;
const ignoreName = ".content-trust-ignore";
/** Reads the config files of a commit; config that is code is named and not run. */
async function readBaseConfig({ paths }, blobs, only, layer, drafts) {
	const named = [...paths.keys()].filter((path) => configName.test(basename(path)));
	const configs = only === null ? [...named, ...packagesAbove(drafts, paths)] : [only];
	const ignores = [...paths.keys()].filter((path) => basename(path) === ignoreName);
	const texts = await readTexts([...configs, ...ignores], paths, blobs);
	const loaded = configs.flatMap((path) => loadConfig(path, texts.get(path) ?? "", only !== null) ?? []);
	requireOneInFolder(loaded);
	const ignoreFiles = ignores.map((path) => {
		return {
			path,
			folder: dirname(path),
			rules: (0, import_ignore.default)().add(texts.get(path) ?? "")
		};
	});
	loaded.sort((a, b) => depth(b.folder) - depth(a.folder));
	return {
		settingsOf: (path) => {
			const chain = loaded.filter(({ folder }) => isInside(folder, path));
			const last = chain.findIndex(({ config }) => config.root === true);
			const used = last < 0 ? chain : chain.slice(0, last + 1);
			const layers = used.toReversed().flatMap((config) => layersFor(config, path));
			const ignoredBy = used.find((config) => matches(config.ignores, config.folder, path)) ?? ignoreFiles.find(({ folder, rules }) => matches(rules, folder, path));
			return {
				settings: mergeLayers([...layers, layer]),
				ignoredBy: ignoredBy?.path ?? null
			};
		},
		notes: only === null ? [...paths.keys()].filter((path) => codeName.test(basename(path))).map(codeNote) : []
	};
}
/** Each `package.json` above a draft: a repository may hold hundreds of others. */
function packagesAbove(drafts, paths) {
	const found = /* @__PURE__ */ new Set();
	const seen = /* @__PURE__ */ new Set();
	for (const draft of drafts) for (let at = dirname(draft); !seen.has(at); at = dirname(at)) {
		seen.add(at);
		const path = at === "." ? packageName : `${at}/${packageName}`;
		if (paths.has(path)) found.add(path);
	}
	return [...found];
}
function requireOneInFolder(loaded) {
	const byFolder = /* @__PURE__ */ new Map();
	for (const { folder, path } of loaded) {
		const other = byFolder.get(folder);
		if (other !== void 0) throw new UsageError(`Found ${other} and ${path}, expected one config; remove the other.`);
		byFolder.set(folder, path);
	}
}
function codeNote(path) {
	return `${path} was not used: it is code, and the action runs no code of the repository. Write it as content-trust.config.json.`;
}
async function readTexts(wanted, paths, blobs) {
	const ids = wanted.map((path) => {
		const id = paths.get(path);
		if (id !== void 0) return id;
		throw new UsageError(`The input \`config\` names ${path}, which is not in the base of this change; the config is read from there.`);
	});
	const contents = await blobs.read(ids);
	return new Map(wanted.map((path, index) => {
		const content = contents.get(ids[index] ?? "");
		const decoded = content instanceof Uint8Array ? decodeDraft(content) : { problem: "could not be read" };
		if ("problem" in decoded) throw new UsageError(`${path}: ${decoded.problem}`);
		return [path, decoded.text.replace(/^\uFEFF/, "")];
	}));
}
function layersFor({ config, folder, overrides }, path) {
	return [config, ...(config.overrides ?? []).filter((_, index) => {
		const patterns = overrides[index];
		return patterns !== void 0 && matches(patterns, folder, path);
	})].map(pickLayer);
}
function isInside(folder, path) {
	return folder === "." || path.startsWith(`${folder}/`);
}
function matches(patterns, folder, path) {
	if (!isInside(folder, path)) return false;
	const inside = folder === "." ? path : path.slice(folder.length + 1);
	return import_ignore.default.isPathValid(inside) && patterns.ignores(inside);
}
function depth(folder) {
	return folder === "." ? 0 : folder.split("/").length;
}
// packages/github-action/src/check-job.ts
/** Checks the drafts of a change and delivers the report. */
async function checkJob(host, inputs, github, job) {
	const { report, drafts, images } = await checkDrafts(host, inputs, github, job);
	const delivery = {
		host,
		inputs,
		github,
		links: createLinks(host.env["GITHUB_SERVER_URL"] ?? "https://github.com", github, job.head),
		report,
		drafts,
		images
	};
	const delivered = {
		reportPath: "",
		sarifPath: "",
		commentPath: "",
		commentUrl: ""
	};
	await deliverHere(delivery, delivered);
	const problems = job.kind === "pull_request" ? await deliverToPull(delivery, job.number, delivered) : [];
	problems.push(...await deliverStatus(delivery));
	setOutputs(host.runner, outputsOf(report, delivered));
	conclude(host.runner, report, problems, job.kind === "pull_request" ? job.readOnly : null);
}
async function checkDrafts(host, inputs, github, job) {
	const git = createLocalGit(host.workspace, host.env);
	const trees = createTrees(github, git);
	const blobs = createBlobReader(github, git);
	const list = selectFiles(await listChanges(job, inputs.filter, {
		github,
		git,
		trees
	}), inputs.files);
	const trusted = await trees.read(trustedCommit(job));
	const layer = inputLayer(inputs);
	const oldTree = list.oldCommit === null ? null : await trees.read(list.oldCommit);
	const headTree = inputs.images ? await trees.read(job.head) : null;
	const paths = list.changes.map(({ path }) => path);
	const config = await readBaseConfig(trusted, blobs, inputs.config ?? null, layer, paths);
	const drafts = [];
	const options = {
		filter: job.kind === "tree" ? "nofilter" : inputs.filter,
		config,
		blobs,
		oldTree,
		baseline: await readBaseline(inputs.baseline, trusted, blobs)
	};
	for await (const draft of checkChanges(list.changes, options)) drafts.push(draft);
	const { images, notes } = await checkImages(headTree === null ? [] : findImages(drafts, headTree.paths, oldTree?.paths ?? null, inputs.files.length === 0), {
		...options,
		now: host.now
	});
	return {
		report: buildReport(drafts, images, {
			head: job.head,
			filter: options.filter,
			failOn: inputs["fail-on"] ?? "none",
			failOnRules: inputs["fail-on-rules"] ?? [],
			files: list.files,
			notes: [
				...list.gaps,
				...config.notes,
				...notes,
				...drafts.flatMap(warningNotes)
			],
			limit: inputs["max-findings"]
		}),
		drafts,
		images
	};
}
/** What is wrong with a draft and kept nobody from scoring it, for readers of the comment. */
function warningNotes({ report }) {
	if (report.status !== "scored") return [];
	return report.warnings.map(({ line, problem }) => `${report.shown}, line ${line}: ${problem}`);
}
/** The commit whose settings count: a pull request may not change the rules it is held to. */
function trustedCommit(job) {
	switch (job.kind) {
		case "pull_request": return job.base;
		case "range": return job.event === "push" ? job.head : job.base;
		case "tree": return job.head;
		default: return job;
	}
}
// packages/github-action/src/github/retry.ts
/** Requests sent for one call, the first one counted in. */
const MOST_ATTEMPTS = 4;
/** A limit that lasts longer is reported, not waited for. */
const LONGEST_WAIT_S = 60;
const FIRST_BACKOFF_MS = 500;
/** Sends a request again where that is safe and the answer says it may help; the waits are bounded. */
async function withRetries(method, send, { sleep, now }) {
	for (let attempt = 1;; attempt++) try {
		return await send();
	} catch (error) {
		const found = readHttpError(error);
		const wait = found === null || attempt === MOST_ATTEMPTS ? null : waitFor(found, method, attempt, now());
		if (wait === null) throw error;
		await sleep(wait);
	}
}
/** Milliseconds until the request may be sent again; null: sending it again is of no use or not safe. */
function waitFor(error, method, attempt, now) {
	const backoff = FIRST_BACKOFF_MS * 2 ** (attempt - 1);
	if (isRateLimit(error)) {
		const wait = askedSeconds(error, now) ?? LONGEST_WAIT_S;
		return wait > LONGEST_WAIT_S ? null : wait * 1e3;
	}
	if (error.status === 409) return backoff;
	return error.status >= 500 && method === "GET" ? backoff : null;
}
function askedSeconds({ headers }, now) {
	const after = Number(headers["retry-after"] ?? NaN);
	if (Number.isFinite(after) && after >= 0) return after;
	if (headers["x-ratelimit-remaining"] !== "0") return null;
	const reset = Number(headers["x-ratelimit-reset"] ?? NaN);
	return Number.isFinite(reset) ? Math.max(1, Math.ceil(reset - now / 1e3)) : null;
}
// packages/github-action/src/github/client.ts
/** A server that says nothing for so long counts as failed. */
const LONGEST_REQUEST_MS = 6e4;
/** Opens the API of the server that the workflow runs on. */
function openGithub(host, token, repository) {
	const baseUrl = host.env["GITHUB_API_URL"] ?? "https://api.github.com";
	const octokit = getOctokit(token, { baseUrl });
	octokit.hook.wrap("request", (send, options) => {
		const attempt = async () => {
			const signal = AbortSignal.timeout(LONGEST_REQUEST_MS);
			return await send({
				...options,
				request: {
					...options.request,
					signal
				}
			});
		};
		return withRetries(options.method, attempt, host);
	});
	return {
		...repository,
		request: octokit.request
	};
}
// packages/github-action/src/post/known-sentences.ts
const rules = new Set(ruleCatalogue.map(({ id }) => id));
/** Why a sentence costs, beside rules and words of the sentence. */
const reasons = /* @__PURE__ */ new Set([
	"few details for its length",
	"no number or date",
	"no name",
	"no name, number or date",
	"claims much, even with a source",
	"claim without a source",
	"no source"
]);
/** Characters of a draft that may be quoted as a reason. */
const MOST_QUOTED = 80;
const quotation = /^(?:even wording, as in )?“([^“”]*)”$/;
const unjudged = [
	/^Cannot judge: not enough text, fewer than \d{1,3} words are prose\.$/,
	/^Cannot judge: fewer than \d{1,3} words are prose\.$/,
	/^Cannot judge: less than a quarter of the lines are prose\.$/,
	/^Cannot judge: the text does not read as English, and the scores are calibrated for English\.$/,
	/^Cannot judge: most words are numbers or stand in tables and headings, and the scores are made for running text\.$/,
	/^Cannot judge: a sentence has \d{1,7} words on average, so the marks that end sentences seem to be missing\.$/
];
/** Whether the engine gives such a reason why a sentence costs: a rule, a short quotation, or words of its own. */
function isKnownReason(text) {
	if (rules.has(text) || reasons.has(text)) return true;
	const quoted = quotation.exec(text)?.[1];
	return quoted !== void 0 && quoted.length <= MOST_QUOTED;
}
/** Whether the engine says this of a text that it cannot judge. */
function isKnownUnjudged(text) {
	return unjudged.some((pattern) => pattern.test(text));
}
// packages/github-action/src/post/read-artifact.ts
const MOST_BYTES = 20971520;
/** Reads a report that another workflow wrote; anything but the exact shape is refused. */
async function readArtifact(workspace, file) {
	const parsed = pullReportSchema.safeParse(await readJson(workspace, file));
	if (parsed.success) return parsed.data;
	throw new UsageError(`${file} is not a report of this version of the action (at \`${parsed.error.issues[0]?.path.join(".") ?? ""}\`); use the same version in both workflows.`);
}
async function readJson(workspace, file) {
	const text = await readBounded(resolve(workspace, file), file);
	try {
		return JSON.parse(text);
	} catch {
		throw new UsageError(`${file} is not valid JSON.`);
	}
}
async function readBounded(path, file) {
	try {
		const { size } = await stat(path);
		if (size > MOST_BYTES) throw new UsageError(`${file} has ${size} bytes, expected at most ${MOST_BYTES}.`);
		return await readFile(path, "utf8");
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw new UsageError(`The input \`comment-from\` names ${file}, which could not be read: ${error instanceof Error ? error.message : String(error)}`);
	}
}
// packages/github-action/src/post/post-job.ts
/** Posts the report that a run without write access left as an artifact; all of it is untrusted. */
async function postJob(host, inputs, github, job) {
	const file = inputs["comment-from"];
	if (file === void 0) throw new UsageError("The event `workflow_run` needs the input `comment-from`: the file that the first workflow wrote with `comment-file`.");
	const number = await findPull(github, job);
	if (number === null) {
		host.runner.notice(`No open pull request has the commit ${job.head}; nothing was posted.`);
		return;
	}
	const untrusted = await readArtifact(host.workspace, file);
	if (untrusted.head !== job.head) throw new UsageError(`${file} is about the commit ${untrusted.head}, expected ${job.head}, which the first workflow ran on.`);
	const { changes, names } = await listPullFiles(github, number);
	const report = trustworthyParts(untrusted, new Set(changes.map(({ path }) => path)), new Set(names));
	const links = createLinks(host.env["GITHUB_SERVER_URL"] ?? "https://github.com", github, job.head);
	const delivered = {
		reportPath: "",
		sarifPath: "",
		commentPath: "",
		commentUrl: ""
	};
	const problems = await deliverToPull({
		host,
		inputs,
		github,
		links,
		report,
		drafts: [],
		images: []
	}, number, delivered);
	setOutputs(host.runner, outputsOf(report, delivered));
	conclude(host.runner, {
		...report,
		fail_on: "none",
		drafts: [],
		images: []
	}, problems, null);
}
/** The pull request of a commit, as GitHub knows it: what an artifact says of it may be forged. */
async function findPull(github, { head, headLabel }) {
	const { owner, repo } = github;
	const { data } = await github.request("GET /repos/{owner}/{repo}/pulls", {
		owner,
		repo,
		head: headLabel,
		state: "open",
		per_page: 100
	});
	return data.find((pull) => pull.head.sha === head)?.number ?? null;
}
/**
* What a forged artifact may say: files that the pull request has, scores, and short quotes. Sentences
* are replaced by those of our own rules, and reasons must be the engine's, so that nobody speaks in our name.
*/
function trustworthyParts(report, paths, files) {
	const summaries = new Map(ruleCatalogue.map(({ id, summary }) => [id, summary]));
	const drafts = report.drafts.filter(({ path }) => paths.has(path)).map(({ note, unjudged, contributions, ...draft }) => ({
		...draft,
		...unjudged === void 0 ? {} : { unjudged: isKnownUnjudged(unjudged) ? unjudged : "Cannot judge: see the job summary." },
		...contributions === void 0 ? {} : { contributions: contributions.map((costly) => {
			return {
				...costly,
				why: costly.why.filter(isKnownReason)
			};
		}) },
		...note === void 0 ? {} : { note: "see the job summary of the first workflow" },
		findings: draft.findings.flatMap(({ suggestion: _suggestion, ...finding }) => {
			const explanation = summaries.get(finding.rule);
			return explanation === void 0 ? [] : [{
				...finding,
				explanation
			}];
		})
	}));
	const images = report.images.flatMap((image) => trustworthyImage(image, paths, files));
	return {
		...report,
		...strictest([...drafts, ...images]),
		notes: [],
		drafts,
		images
	};
}
/** An image that the pull request changes, or that a draft of it is said to show; no sentence is taken over. */
function trustworthyImage({ note, shown_by, ...image }, paths, files) {
	const shownBy = shown_by.filter(({ path }) => paths.has(path));
	if (!files.has(image.path) && shownBy.length === 0) return [];
	const findings = image.findings.map(({ type, severity, quote }) => {
		return {
			rule: type,
			type,
			severity,
			quote,
			explanation: "See the job summary."
		};
	});
	return [{
		...image,
		...note === void 0 ? {} : { note: "see the job summary of the first workflow" },
		findings,
		shown_by: shownBy
	}];
}
// packages/github-action/src/read-job.ts
const sha = string().regex(/^[0-9a-f]{40,64}$/);
const repository = object({ full_name: string() });
const pullRequestEvent = object({ pull_request: object({
	number: int(),
	changed_files: int(),
	base: object({
		sha,
		repo: repository
	}),
	head: object({
		sha,
		repo: repository.nullable()
	})
}) });
const pushEvent = object({
	before: sha,
	after: sha,
	ref: string(),
	repository: object({ default_branch: string() })
});
const mergeGroupEvent = object({ merge_group: object({
	base_sha: sha,
	head_sha: sha
}) });
const workflowRunEvent = object({ workflow_run: object({
	head_sha: sha,
	head_branch: string().min(1),
	head_repository: object({ owner: object({ login: string() }) })
}) });
const noCommit = /^0+$/;
/** Reads what happened from the event that started the workflow. */
async function readJob({ env }) {
	const name = env["GITHUB_EVENT_NAME"] ?? "";
	const head = env["GITHUB_SHA"] ?? "";
	switch (name) {
		case "pull_request":
		case "pull_request_target": return pullRequestJob(await payload(env, pullRequestEvent), name, env["GITHUB_ACTOR"] ?? "");
		case "push": return pushJob(await payload(env, pushEvent));
		case "merge_group": {
			const { merge_group: group } = await payload(env, mergeGroupEvent);
			return {
				kind: "range",
				event: name,
				base: group.base_sha,
				head: group.head_sha
			};
		}
		case "workflow_run": {
			const { workflow_run: run } = await payload(env, workflowRunEvent);
			const headLabel = `${run.head_repository.owner.login}:${run.head_branch}`;
			return {
				kind: "post",
				head: run.head_sha,
				headLabel
			};
		}
		case "schedule":
		case "workflow_dispatch": return {
			kind: "tree",
			head
		};
		default: throw new UsageError(`Unexpected event \`${name}\`, expected one of pull_request, pull_request_target, push, merge_group, schedule, workflow_dispatch, workflow_run.`);
	}
}
/** The repository that the workflow runs in. */
function repositoryOf({ env }) {
	const [owner, repo] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
	if (owner && repo) return {
		owner,
		repo
	};
	throw new UsageError("The variable GITHUB_REPOSITORY is not set; this program runs as an action.");
}
function pullRequestJob({ pull_request: pull }, event, actor) {
	const reason = pull.head.repo?.full_name !== pull.base.repo.full_name ? "the pull request comes from a fork" : actor === "dependabot[bot]" ? "Dependabot opened the pull request" : null;
	return {
		kind: "pull_request",
		number: pull.number,
		base: pull.base.sha,
		head: pull.head.sha,
		changedFiles: pull.changed_files,
		readOnly: event === "pull_request" ? reason : null
	};
}
function pushJob({ before, after, ref, repository: repo }) {
	if (noCommit.test(after)) return {
		kind: "nothing",
		reason: "the push deleted a branch"
	};
	if (!noCommit.test(before)) return {
		kind: "range",
		event: "push",
		base: before,
		head: after
	};
	return ref === `refs/heads/${repo.default_branch}` ? {
		kind: "tree",
		head: after
	} : {
		kind: "range",
		event: "push",
		base: repo.default_branch,
		head: after
	};
}
async function payload(env, schema) {
	const path = env["GITHUB_EVENT_PATH"] ?? "";
	const parsed = schema.safeParse(JSON.parse(await readFile(path, "utf8")));
	if (parsed.success) return parsed.data;
	const place = parsed.error.issues[0]?.path.join(".") ?? "";
	throw new UsageError(`The event \`${env["GITHUB_EVENT_NAME"]}\` lacks \`${place}\`.`);
}
// packages/github-action/src/run.ts
/** Runs the action; every mistake ends as one message of the step. */
async function run(host) {
	try {
		await runJob(host);
	} catch (error) {
		host.runner.setFailed(explain(error));
	}
}
async function runJob(host) {
	const inputs = readInputs(host);
	host.runner.setSecret(inputs.token);
	const job = await readJob(host);
	if (job.kind === "nothing") {
		host.runner.info(`Content Trust: nothing to check, ${job.reason}.`);
		return;
	}
	const github = openGithub(host, inputs.token, repositoryOf(host));
	if (job.kind === "post") await postJob(host, inputs, github, job);
	else await checkJob(host, inputs, github, job);
}
function explain(error) {
	if (error instanceof UsageError) return error.message;
	const answer = readHttpError(error);
	if (answer === null) return `An error of Content Trust itself; please report it. ${error instanceof Error ? error.stack ?? error.message : String(error)}`;
	const reason = answer.message.split("\n")[0] ?? "";
	const hint = answer.status === 403 || answer.status === 404 ? " The job needs the permissions `contents: read` and `pull-requests: read`." : "";
	return `GitHub answered ${answer.status}: ${reason}${hint}`;
}
// packages/github-action/src/main.ts
await run({
	env: process.env,
	workspace: process.env["GITHUB_WORKSPACE"] ?? process.cwd(),
	runner: core_exports,
	sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
	now: () => Date.now()
});
export {};
