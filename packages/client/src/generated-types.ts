// Generated from apps/server/openapi.json by `npm run generate`. Do not edit.

export interface paths {
    "/v1/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores a text, an image, or other media
         * @description Scores content before it is published, cited, trained on or moderated. `type` says what `content` is; the result has the fields of its `modality`. An asset is scored block by block: the block with the highest risk routes, `blocks` has the result of each, and the price is their sum. Scores are signals of workflow risk, not proof of authorship, truth or origin. An `Idempotency-Key` makes a retry safe: it gets the stored answer and costs nothing.
         */
        post: operations["analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze-style": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measures the style of a text
         * @description Metrics, spans with offsets in UTF-16 code units, and recommendations; deep mode adds `deep_scan`. The same text gives the same spans and metrics.
         */
        post: operations["analyze-style"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores up to 25 texts at once
         * @description 1 to 25 texts of 20 to 4,000 characters, 50,000 in all. `results[i]` answers `items[i]`. An item that could not be scored has `status: "error"` and is not charged. The price is debited in advance; failed items are refunded.
         */
        post: operations["analyze-batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the prepaid balance and recent usage
         * @description Costs nothing. The windows are rolling: each ends now.
         */
        get: operations["balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores a text of up to 4,000 characters without a key
         * @description Stores nothing, whatever `store_content` says, and has an hourly limit.
         */
        post: operations["demo-analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/analyze-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores an image without a key
         * @description Takes an https address or a data URI. Stores nothing, logs a hash and the host of an address, and has an hourly limit.
         */
        post: operations["demo-analyze-image"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/analyze-audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores a recording without a key
         * @description Takes an https address or a data URI. Stores nothing, logs a hash and the host of an address, and has an hourly limit.
         */
        post: operations["demo-analyze-audio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests an account
         * @description Needs no key. At most 5 requests an hour from one address, which is not stored.
         */
        post: operations["request-access"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that the service runs
         * @description Needs no key and costs nothing.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores a text (legacy form)
         * @description The same scores, decision and price as `POST /v1/analyze` with `type: "text"`, which is preferred.
         */
        post: operations["analyze-text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores an image by URL (legacy)
         * @description Prefer `POST /v1/analyze` with `type: "image"`; scores, decision and price are the same.
         */
        post: operations["analyze-image"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze-audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores a recording by URL (deprecated)
         * @deprecated
         * @description Prefer `POST /v1/analyze` with `type: "audio"`; scores, decision and price are the same.
         */
        post: operations["analyze-audio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze-video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores a video by URL (deprecated)
         * @deprecated
         * @description Prefer `POST /v1/analyze` with `type: "video"`; scores, decision and price are the same. Private beta: accounts without it get 400 `unsupported_mode`.
         */
        post: operations["analyze-video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Context: {
            /** @description What kind of writing it is. Rules that make no sense there stay silent; the scores do not change. */
            format?: components["schemas"]["Format"];
            /** @description What you will do with the content; chooses the row of the routing table. */
            intended_use?: components["schemas"]["IntendedUse"];
            /** @description What the content is about, in a few words, as in `travel`. */
            domain?: string;
            /** @description Rules of your own in plain English. They can make the decision stricter, never milder. */
            custom_policy?: string;
            /** @description What is said in a recording; it is scored with it. No effect on other content. */
            transcript?: string;
        };
        /** @description Where the image is; outweighs `content`. */
        MediaSource: {
            /**
             * @description The media are at an address.
             * @constant
             */
            kind: "url";
            /**
             * Format: uri
             * @description A public HTTPS address on port 443, at most 2,000 characters.
             */
            url: string;
        } | {
            /**
             * @description The image is in the body.
             * @constant
             */
            kind: "base64";
            /**
             * @description Type of the image; its bytes must agree.
             * @enum {string}
             */
            media_type: "image/png" | "image/jpeg" | "image/webp";
            /** @description The image in base64, padding optional; at most 5 MB decoded. */
            data: string;
        };
        AnalyzeTextRequest: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description Whether to revise the text too, at the price of a revision. No effect on media, assets and batches. */
            auto_revise?: components["schemas"]["AutoRevise"];
            /** @description Older place of `context.transcript`, which outweighs it. */
            transcript?: string;
            /**
             * @description Score a text.
             * @constant
             */
            type: "text";
            /** @description The text, 20 to 100,000 characters (Unicode code points); Markdown is understood. */
            content: string;
        };
        AnalyzeImageRequest: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description Whether to revise the text too, at the price of a revision. No effect on media, assets and batches. */
            auto_revise?: components["schemas"]["AutoRevise"];
            /** @description Older place of `context.transcript`, which outweighs it. */
            transcript?: string;
            /**
             * @description Score an image: PNG, JPEG or WebP of at most 5 MB.
             * @constant
             */
            type: "image";
            /** @description A public HTTPS address of the image, or the image as a data URI with base64. */
            content?: string;
            /** @description Where the image is; outweighs `content`. */
            source?: components["schemas"]["MediaSource"];
        };
        AnalyzeAssetRequest: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description Whether to revise the text too, at the price of a revision. No effect on media, assets and batches. */
            auto_revise?: components["schemas"]["AutoRevise"];
            /** @description Older place of `context.transcript`, which outweighs it. */
            transcript?: string;
            /**
             * @description Score texts and images that belong together.
             * @constant
             */
            type: "asset";
            /** @description The blocks in their order, 1 to 20; each is scored and charged by itself. */
            content: ({
                /**
                 * @description A block of text.
                 * @constant
                 */
                type: "text";
                /** @description The text, 1 to 100,000 characters (Unicode code points); Markdown is understood. */
                text: string;
            } | {
                /**
                 * @description An image.
                 * @constant
                 */
                type: "image";
                /** @description Where the image is. */
                source: components["schemas"]["MediaSource"];
            })[];
        };
        AnalyzeAudioRequest: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description Whether to revise the text too, at the price of a revision. No effect on media, assets and batches. */
            auto_revise?: components["schemas"]["AutoRevise"];
            /** @description Older place of `context.transcript`, which outweighs it. */
            transcript?: string;
            /**
             * @description Score a recording.
             * @constant
             */
            type: "audio";
            /** @description A public HTTPS address of the recording, or it as a data URI with base64. */
            content?: string;
            /** @description Where the recording is; outweighs `content`. */
            source?: {
                /**
                 * @description The media are at an address.
                 * @constant
                 */
                kind: "url";
                /**
                 * Format: uri
                 * @description A public HTTPS address on port 443, at most 2,000 characters.
                 */
                url: string;
            };
        };
        AnalyzeVideoRequest: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description Whether to revise the text too, at the price of a revision. No effect on media, assets and batches. */
            auto_revise?: components["schemas"]["AutoRevise"];
            /** @description Older place of `context.transcript`, which outweighs it. */
            transcript?: string;
            /**
             * @description Score a video; a private beta, other accounts get `unsupported_mode`.
             * @constant
             */
            type: "video";
            /**
             * Format: uri
             * @description A public HTTPS address of the video.
             */
            content?: string;
            /** @description Where the video is; outweighs `content`. */
            source?: {
                /**
                 * @description The media are at an address.
                 * @constant
                 */
                kind: "url";
                /**
                 * Format: uri
                 * @description A public HTTPS address on port 443, at most 2,000 characters.
                 */
                url: string;
            };
        };
        /**
         * @description What kind of writing it is. Rules that make no sense there stay silent; the scores do not change.
         * @default other
         * @enum {string}
         */
        Format: "article" | "social_post" | "product_review" | "caption" | "other";
        /**
         * @description What you will do with the content; chooses the row of the routing table.
         * @default other
         * @enum {string}
         */
        IntendedUse: "publish" | "train" | "cite" | "moderate" | "security_filter" | "other";
        /**
         * @description Whether the service may keep what you send; it keeps nothing otherwise.
         * @default false
         */
        StoreContent: boolean;
        /**
         * @deprecated
         * @description Deprecated alias of `store_content: false`; prefer that.
         * @default true
         */
        PrivacyMode: boolean;
        /**
         * @description Whether to revise the text too, at the price of a revision. No effect on media, assets and batches.
         * @default false
         */
        AutoRevise: boolean;
        /**
         * @description `deep` adds `deep_scan` and costs twice as much as `fast`.
         * @default deep
         * @enum {string}
         */
        ExecutionMode: "fast" | "deep";
        /**
         * @description Whether spans and sentences have the words of the text, and not only offsets.
         * @default false
         */
        IncludeTextInSpans: boolean;
        AnalyzeBody: components["schemas"]["AnalyzeTextRequest"] | components["schemas"]["AnalyzeImageRequest"] | components["schemas"]["AnalyzeAssetRequest"] | components["schemas"]["AnalyzeAudioRequest"] | components["schemas"]["AnalyzeVideoRequest"];
        AnalyzeStyleBody: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description The text, 20 to 25,000 characters (Unicode code points); Markdown is understood. */
            text: string;
            /** @description `deep` adds `deep_scan` and costs twice as much as `fast`. */
            execution_mode?: components["schemas"]["ExecutionMode"];
            /** @description Whether spans and sentences have the words of the text, and not only offsets. */
            include_text_in_spans?: components["schemas"]["IncludeTextInSpans"];
        };
        AnalyzeBatchBody: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description Whether to revise the text too, at the price of a revision. No effect on media, assets and batches. */
            auto_revise?: components["schemas"]["AutoRevise"];
            /**
             * @description A batch is always answered at once.
             * @constant
             */
            mode?: "sync";
            /** @description The texts, 1 to 25, with at most 50,000 characters in all. */
            items: {
                /** @description Your name for the item, which comes back with its result. */
                id: string;
                /** @description The text, 20 to 4,000 characters (Unicode code points); Markdown is understood. */
                text: string;
            }[];
        };
        DemoAnalyzeBody: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description The text, 20 to 4,000 characters (Unicode code points); Markdown is understood. */
            text: string;
        };
        DemoAnalyzeImageBody: {
            /** @description A public HTTPS address of a PNG, JPEG or WebP image, or the image itself as a data URI. */
            image_url: string;
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
        };
        DemoAnalyzeAudioBody: {
            /** @description A public HTTPS address of a recording, or the recording itself as a data URI. */
            audio_url: string;
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
        };
        RequestAccessBody: {
            /** @description Your name. */
            name: string;
            /**
             * Format: email
             * @description Where the answer should go.
             */
            email: string;
            /** @description Who you work for. */
            company?: string;
            /** @description How much you expect to send, as in `5,000 texts a month`. */
            volume?: string;
            /** @description What you want to use the service for. */
            use_case: string;
        };
        AnalyzeTextBody: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /** @description The text, 20 to 100,000 characters (Unicode code points); Markdown is understood. */
            text: string;
            /** @description Whether to revise the text too, at the price of a revision. No effect on media, assets and batches. */
            auto_revise?: components["schemas"]["AutoRevise"];
        };
        AnalyzeImageBody: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /**
             * Format: uri
             * @description A public HTTPS address of a PNG, JPEG or WebP image.
             */
            image_url: string;
        };
        AnalyzeAudioBody: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /**
             * Format: uri
             * @description A public HTTPS address of a recording.
             */
            audio_url: string;
        };
        AnalyzeVideoBody: {
            /** @description What the content is and what it is for; chooses how it is judged and routed. */
            context?: components["schemas"]["Context"];
            /** @description Whether the service may keep what you send; it keeps nothing otherwise. */
            store_content?: components["schemas"]["StoreContent"];
            /**
             * @deprecated
             * @description Deprecated alias of `store_content: false`; prefer that.
             */
            privacy_mode?: components["schemas"]["PrivacyMode"];
            /**
             * Format: uri
             * @description A public HTTPS address of a video.
             */
            video_url: string;
        };
        Evidence: {
            /**
             * @description What kind of thing was found.
             * @enum {string}
             */
            type: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other";
            /**
             * @description How much it matters; items are sorted from `high` to `low`.
             * @enum {string}
             */
            severity: "low" | "medium" | "high";
            /** @description The exact words, or a name of the sign where there is no place in a text. */
            span: string;
            /** @description What is in the content, in one or two sentences. */
            explanation: string;
            /** @description Id of the rule that found it, as in `stock-words`; absent where no rule did. */
            rule?: string;
            /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. Absent without a place. */
            start?: number;
            /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. Absent without a place. */
            end?: number;
            /** @description Words that could replace the span; empty if it can go. */
            suggestion?: string;
            /** @description The change behind `suggestion`, with the text around it repaired; comes with it. */
            edit?: {
                /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. */
                start: number;
                /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. */
                end: number;
                /** @description What to put there; empty to delete the range. */
                text: string;
            };
            /** @description Where in an image it was seen. */
            box?: {
                /** @description Left edge in pixels from the left of the image, as it is shown. */
                x: number;
                /** @description Top edge in pixels from the top of the image, as it is shown. */
                y: number;
                /** @description Width in pixels. */
                width: number;
                /** @description Height in pixels. */
                height: number;
            };
            /** @description When in a recording or video it was heard or seen. */
            time?: {
                /** @description Seconds from the start of the recording or video. */
                start: number;
                /** @description Seconds from the start; equal to `start` for a single frame. */
                end: number;
            };
        };
        PolicyMatch: {
            /** @description The clause of `custom_policy`, in its own words. */
            rule: string;
            /**
             * @description How much it matters.
             * @enum {string}
             */
            severity: "low" | "medium" | "high";
            /** @description The words, or the score, that met the clause. */
            span: string;
            /** @description Why the clause applies, in one sentence. */
            explanation: string;
            /**
             * @description The decision that the clause asks for, if it asks.
             * @enum {string}
             */
            action?: "allow" | "revise" | "human_review" | "reject";
        };
        RevisionSafety: {
            /**
             * @description `passed`, or `failed`, and then there is no `revised_text`.
             * @enum {string}
             */
            status: "passed" | "failed";
            /** @description Names of the checks that were run, as in `numbers`. */
            checks: string[];
            /** @description Why a check failed, a sentence each; empty when all passed. */
            failure_reasons: string[];
            /** @description How many facts of each kind either version has. */
            protected_fact_counts: {
                [key: string]: {
                    /** @description Facts of this kind in the draft. */
                    original: number;
                    /** @description Facts of this kind in the revision. */
                    revised: number;
                };
            };
        };
        Billing: {
            /** @description Units that were charged: started thousands of characters, or media files. */
            units_analyzed: number;
            /** @description What was charged, by the name in the price table. */
            bucket: string;
            /** @description Price of this call in US cents; text may cost half a cent. */
            price_cents: number;
            /** @description Credit after this call, in US cents. */
            remaining_balance_cents: number;
        };
        TextResult: {
            /**
             * @description What was scored; says which other fields there are.
             * @constant
             */
            modality: "text";
            /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
            content_trust_score: number;
            /** @description How vague the text is, 0 to 1: few names, numbers or examples. It does not move the decision. */
            specificity_risk: number;
            /** @description How little backs its claims, 0 to 1: no links, sources or figures. It does not move the decision. */
            provenance_weakness: number;
            /** @description Older name of `synthetic_texture_risk`; the same number. */
            synthetic_risk: number;
            /** @description How even the texture is, 0 to 1; a reason to look, no proof of who wrote it. Decides with `slop_risk`. */
            synthetic_texture_risk: number;
            /** @description Stock phrases, padding and repetition, 0 to 1; the higher of it and `synthetic_risk` sets `risk_level`. */
            slop_risk: number;
            /**
             * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
             * @enum {string}
             */
            confidence: "low" | "medium" | "high";
            /**
             * @description The main reason for the decision, as a code.
             * @enum {string}
             */
            primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
            /** @description What was found, the most severe first; at most 50 items. */
            evidence: components["schemas"]["Evidence"][];
            /** @description What to do next, as instructions for a person. */
            recommended_fixes: string[];
            /**
             * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
             * @enum {string}
             */
            risk_level: "low" | "medium" | "high";
            /**
             * @description The decision: from `risk_level`, `intended_use` and your policy.
             * @enum {string}
             */
            recommended_action: "allow" | "revise" | "human_review" | "reject";
            /** @description The revision, if `auto_revise` asked for one and it is safe. */
            revised_text?: string;
            /** @description What the revision changed, an edit each; empty if it changed nothing. */
            revision_notes: string[];
            /** @description Whether the revision keeps the facts; present when one was attempted. */
            revision_safety?: components["schemas"]["RevisionSafety"];
            /** @description Version of models, rules and thresholds; it changes when scores may change. */
            model_version: string;
            /** @description What this result cannot tell, a sentence each; the first holds for every result. */
            limitations: string[];
            /** @description Clauses of `custom_policy` that were met; present when there is a policy. */
            policy_matches?: components["schemas"]["PolicyMatch"][];
            /** @description Evidence that a comment, the front matter or a setting hid. */
            suppressed?: components["schemas"]["Evidence"][];
            /** @description Ignore comments and switches of the front matter that hid nothing. */
            unused_directives?: {
                /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. */
                start: number;
                /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. */
                end: number;
                /** @description Why it hid nothing, in one sentence. */
                reason: string;
            }[];
            /** @description Id of this analysis, `an_…`; quote it in a report. */
            analysis_id: string;
            /** @description What this call was charged. */
            billing: components["schemas"]["Billing"];
        };
        ImageResult: {
            /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
            content_trust_score: number;
            /**
             * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
             * @enum {string}
             */
            confidence: "low" | "medium" | "high";
            /**
             * @description The main reason for the decision, as a code.
             * @enum {string}
             */
            primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
            /** @description What was found, the most severe first; at most 50 items. */
            evidence: components["schemas"]["Evidence"][];
            /** @description What to do next, as instructions for a person. */
            recommended_fixes: string[];
            /**
             * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
             * @enum {string}
             */
            risk_level: "low" | "medium" | "high";
            /**
             * @description The decision: from `risk_level`, `intended_use` and your policy.
             * @enum {string}
             */
            recommended_action: "allow" | "revise" | "human_review" | "reject";
            /** @description Version of models, rules and thresholds; it changes when scores may change. */
            model_version: string;
            /** @description What this result cannot tell, a sentence each; the first holds for every result. */
            limitations: string[];
            /** @description Clauses of `custom_policy` that were met; present when there is a policy. */
            policy_matches?: components["schemas"]["PolicyMatch"][];
            /**
             * @description What was scored; says which other fields there are.
             * @constant
             */
            modality: "image";
            /** @description How much points to a generator, from what the file declares and from its pixels, 0 to 1; decides alone. */
            synthetic_image_risk: number;
            /** @description The same number as `synthetic_image_risk`. */
            synthetic_risk: number;
            /** @description Id of this analysis, `an_…`; quote it in a report. */
            analysis_id: string;
            /** @description What this call was charged. */
            billing: components["schemas"]["Billing"];
        };
        AudioResult: {
            /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
            content_trust_score: number;
            /**
             * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
             * @enum {string}
             */
            confidence: "low" | "medium" | "high";
            /**
             * @description The main reason for the decision, as a code.
             * @enum {string}
             */
            primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
            /** @description What was found, the most severe first; at most 50 items. */
            evidence: components["schemas"]["Evidence"][];
            /** @description What to do next, as instructions for a person. */
            recommended_fixes: string[];
            /**
             * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
             * @enum {string}
             */
            risk_level: "low" | "medium" | "high";
            /**
             * @description The decision: from `risk_level`, `intended_use` and your policy.
             * @enum {string}
             */
            recommended_action: "allow" | "revise" | "human_review" | "reject";
            /** @description Version of models, rules and thresholds; it changes when scores may change. */
            model_version: string;
            /** @description What this result cannot tell, a sentence each; the first holds for every result. */
            limitations: string[];
            /** @description Clauses of `custom_policy` that were met; present when there is a policy. */
            policy_matches?: components["schemas"]["PolicyMatch"][];
            /**
             * @description What was scored; says which other fields there are.
             * @constant
             */
            modality: "audio";
            /** @description What is said in it; empty if you sent none and nothing could transcribe it. */
            transcript: string;
            /**
             * @description Who put the words down: you, or a recogniser; absent without words.
             * @enum {string}
             */
            transcript_source?: "caller" | "recogniser";
            /** @description How much points to a synthetic voice, 0 to 1; no proof of who speaks. */
            synthetic_audio_risk: number;
            /** @description The higher of `synthetic_audio_risk` and the `slop_risk` of the transcript, 0 to 1; decides. */
            workflow_risk: number;
            /** @description The same number as `synthetic_audio_risk`. */
            synthetic_risk: number;
            /** @description Id of this analysis, `an_…`; quote it in a report. */
            analysis_id: string;
            /** @description What this call was charged. */
            billing: components["schemas"]["Billing"];
        };
        VideoResult: {
            /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
            content_trust_score: number;
            /**
             * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
             * @enum {string}
             */
            confidence: "low" | "medium" | "high";
            /**
             * @description The main reason for the decision, as a code.
             * @enum {string}
             */
            primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
            /** @description What was found, the most severe first; at most 50 items. */
            evidence: components["schemas"]["Evidence"][];
            /** @description What to do next, as instructions for a person. */
            recommended_fixes: string[];
            /**
             * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
             * @enum {string}
             */
            risk_level: "low" | "medium" | "high";
            /**
             * @description The decision: from `risk_level`, `intended_use` and your policy.
             * @enum {string}
             */
            recommended_action: "allow" | "revise" | "human_review" | "reject";
            /** @description Version of models, rules and thresholds; it changes when scores may change. */
            model_version: string;
            /** @description What this result cannot tell, a sentence each; the first holds for every result. */
            limitations: string[];
            /** @description Clauses of `custom_policy` that were met; present when there is a policy. */
            policy_matches?: components["schemas"]["PolicyMatch"][];
            /**
             * @description What was scored; says which other fields there are.
             * @constant
             */
            modality: "video";
            /** @description How much points to a generator, from its frames and what the file declares, 0 to 1; decides alone. */
            synthetic_video_risk: number;
            /** @description The same number as `synthetic_video_risk`. */
            synthetic_risk: number;
            /** @description The parts of `synthetic_video_risk`. */
            signals: {
                /** @description Risk of the sampled frames, 0 to 1. */
                visual_synthetic_risk: number;
                /** @description Risk of what the file declares, 0 to 1. */
                metadata_risk: number;
            };
            /** @description Id of this analysis, `an_…`; quote it in a report. */
            analysis_id: string;
            /** @description What this call was charged. */
            billing: components["schemas"]["Billing"];
        };
        AssetBlockResult: {
            /**
             * @description What was scored; says which other fields there are.
             * @constant
             */
            modality: "text";
            /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
            content_trust_score: number;
            /** @description How vague the text is, 0 to 1: few names, numbers or examples. It does not move the decision. */
            specificity_risk: number;
            /** @description How little backs its claims, 0 to 1: no links, sources or figures. It does not move the decision. */
            provenance_weakness: number;
            /** @description Older name of `synthetic_texture_risk`; the same number. */
            synthetic_risk: number;
            /** @description How even the texture is, 0 to 1; a reason to look, no proof of who wrote it. Decides with `slop_risk`. */
            synthetic_texture_risk: number;
            /** @description Stock phrases, padding and repetition, 0 to 1; the higher of it and `synthetic_risk` sets `risk_level`. */
            slop_risk: number;
            /**
             * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
             * @enum {string}
             */
            confidence: "low" | "medium" | "high";
            /**
             * @description The main reason for the decision, as a code.
             * @enum {string}
             */
            primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
            /** @description What was found, the most severe first; at most 50 items. */
            evidence: components["schemas"]["Evidence"][];
            /** @description What to do next, as instructions for a person. */
            recommended_fixes: string[];
            /**
             * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
             * @enum {string}
             */
            risk_level: "low" | "medium" | "high";
            /**
             * @description The decision: from `risk_level`, `intended_use` and your policy.
             * @enum {string}
             */
            recommended_action: "allow" | "revise" | "human_review" | "reject";
            /** @description The revision, if `auto_revise` asked for one and it is safe. */
            revised_text?: string;
            /** @description What the revision changed, an edit each; empty if it changed nothing. */
            revision_notes: string[];
            /** @description Whether the revision keeps the facts; present when one was attempted. */
            revision_safety?: components["schemas"]["RevisionSafety"];
            /** @description Version of models, rules and thresholds; it changes when scores may change. */
            model_version: string;
            /** @description What this result cannot tell, a sentence each; the first holds for every result. */
            limitations: string[];
            /** @description Clauses of `custom_policy` that were met; present when there is a policy. */
            policy_matches?: components["schemas"]["PolicyMatch"][];
            /** @description Evidence that a comment, the front matter or a setting hid. */
            suppressed?: components["schemas"]["Evidence"][];
            /** @description Ignore comments and switches of the front matter that hid nothing. */
            unused_directives?: {
                /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. */
                start: number;
                /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. */
                end: number;
                /** @description Why it hid nothing, in one sentence. */
                reason: string;
            }[];
            /** @description What the block adds to the price of the call. */
            billing: {
                /** @description Units that were charged: started thousands of characters, or media files. */
                units_analyzed: number;
                /** @description What was charged, by the name in the price table. */
                bucket: string;
                /** @description Price of this call in US cents; text may cost half a cent. */
                price_cents: number;
            };
        } | {
            /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
            content_trust_score: number;
            /**
             * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
             * @enum {string}
             */
            confidence: "low" | "medium" | "high";
            /**
             * @description The main reason for the decision, as a code.
             * @enum {string}
             */
            primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
            /** @description What was found, the most severe first; at most 50 items. */
            evidence: components["schemas"]["Evidence"][];
            /** @description What to do next, as instructions for a person. */
            recommended_fixes: string[];
            /**
             * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
             * @enum {string}
             */
            risk_level: "low" | "medium" | "high";
            /**
             * @description The decision: from `risk_level`, `intended_use` and your policy.
             * @enum {string}
             */
            recommended_action: "allow" | "revise" | "human_review" | "reject";
            /** @description Version of models, rules and thresholds; it changes when scores may change. */
            model_version: string;
            /** @description What this result cannot tell, a sentence each; the first holds for every result. */
            limitations: string[];
            /** @description Clauses of `custom_policy` that were met; present when there is a policy. */
            policy_matches?: components["schemas"]["PolicyMatch"][];
            /**
             * @description What was scored; says which other fields there are.
             * @constant
             */
            modality: "image";
            /** @description How much points to a generator, from what the file declares and from its pixels, 0 to 1; decides alone. */
            synthetic_image_risk: number;
            /** @description The same number as `synthetic_image_risk`. */
            synthetic_risk: number;
            /** @description What the block adds to the price of the call. */
            billing: {
                /** @description Units that were charged: started thousands of characters, or media files. */
                units_analyzed: number;
                /** @description What was charged, by the name in the price table. */
                bucket: string;
                /** @description Price of this call in US cents; text may cost half a cent. */
                price_cents: number;
            };
        };
        AssetResult: {
            /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
            content_trust_score: number;
            /**
             * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
             * @enum {string}
             */
            confidence: "low" | "medium" | "high";
            /**
             * @description The main reason for the decision, as a code.
             * @enum {string}
             */
            primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
            /** @description Evidence of the block that decides; offsets are into its text. */
            evidence: {
                /**
                 * @description What kind of thing was found.
                 * @enum {string}
                 */
                type: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other";
                /**
                 * @description How much it matters; items are sorted from `high` to `low`.
                 * @enum {string}
                 */
                severity: "low" | "medium" | "high";
                /** @description The exact words, or a name of the sign where there is no place in a text. */
                span: string;
                /** @description What is in the content, in one or two sentences. */
                explanation: string;
                /** @description Id of the rule that found it, as in `stock-words`; absent where no rule did. */
                rule?: string;
                /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. Absent without a place. */
                start?: number;
                /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. Absent without a place. */
                end?: number;
                /** @description Words that could replace the span; empty if it can go. */
                suggestion?: string;
                /** @description The change behind `suggestion`, with the text around it repaired; comes with it. */
                edit?: {
                    /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. */
                    start: number;
                    /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. */
                    end: number;
                    /** @description What to put there; empty to delete the range. */
                    text: string;
                };
                /** @description Where in an image it was seen. */
                box?: {
                    /** @description Left edge in pixels from the left of the image, as it is shown. */
                    x: number;
                    /** @description Top edge in pixels from the top of the image, as it is shown. */
                    y: number;
                    /** @description Width in pixels. */
                    width: number;
                    /** @description Height in pixels. */
                    height: number;
                };
                /** @description When in a recording or video it was heard or seen. */
                time?: {
                    /** @description Seconds from the start of the recording or video. */
                    start: number;
                    /** @description Seconds from the start; equal to `start` for a single frame. */
                    end: number;
                };
                /** @description Place of the block in `content`, from 0. */
                block: number;
            }[];
            /** @description What to do next, as instructions for a person. */
            recommended_fixes: string[];
            /**
             * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
             * @enum {string}
             */
            risk_level: "low" | "medium" | "high";
            /**
             * @description The decision: from `risk_level`, `intended_use` and your policy.
             * @enum {string}
             */
            recommended_action: "allow" | "revise" | "human_review" | "reject";
            /** @description Version of models, rules and thresholds; it changes when scores may change. */
            model_version: string;
            /** @description What this result cannot tell, a sentence each; the first holds for every result. */
            limitations: string[];
            /** @description Clauses of `custom_policy` that were met; present when there is a policy. */
            policy_matches?: components["schemas"]["PolicyMatch"][];
            /**
             * @description What was scored; says which other fields there are.
             * @constant
             */
            modality: "asset";
            /** @description The highest `synthetic_risk` of its blocks, 0 to 1. */
            synthetic_risk: number;
            /** @description Place in `content`, from 0, of the block whose reason and evidence are here. */
            decided_by: number;
            /** @description Id of this analysis, `an_…`; quote it in a report. */
            analysis_id: string;
            /** @description What this call was charged. */
            billing: components["schemas"]["Billing"];
            /** @description The result of each block; `blocks[i]` answers `content[i]`. */
            blocks: components["schemas"]["AssetBlockResult"][];
        };
        StyleResult: {
            /**
             * @description What was measured: a text.
             * @constant
             */
            modality: "text";
            /**
             * @description What was asked for: an analysis of style.
             * @constant
             */
            tool: "style_analysis";
            /**
             * @description How much was measured, as you asked.
             * @enum {string}
             */
            execution_mode: "fast" | "deep";
            /** @description Version of the metrics and their bounds. */
            version: string;
            /** @description Version of models, rules and thresholds; it changes when scores may change. */
            model_version: string;
            /**
             * @description Offsets count UTF-16 code units.
             * @constant
             */
            offset_encoding: "utf-16";
            /** @description The result in eight numbers and words. */
            summary: {
                /** @description One minus `style_risk`, 0 to 1; higher is better. */
                style_score: number;
                /** @description The mean risk of the six dimensions, 0 to 1. */
                style_risk: number;
                /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
                content_trust_score: number;
                /** @description Years of school that the text asks for (Flesch-Kincaid); not a share. */
                readability_grade: number;
                /**
                 * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
                 * @enum {string}
                 */
                risk_level: "low" | "medium" | "high";
                /**
                 * @description The decision: from `risk_level`, `intended_use` and your policy.
                 * @enum {string}
                 */
                recommended_action: "allow" | "revise" | "human_review" | "reject";
                /**
                 * @description The main reason for the decision, as a code.
                 * @enum {string}
                 */
                primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
                /**
                 * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
                 * @enum {string}
                 */
                confidence: "low" | "medium" | "high";
            };
            /** @description How long the text is. */
            stats: {
                /** @description Characters (Unicode code points), as they are charged. */
                characters: number;
                /** @description Words of running text. */
                words: number;
                /** @description Sentences of running text. */
                sentences: number;
                /** @description Paragraphs and list items. */
                paragraphs: number;
                /** @description Minutes that reading takes. */
                reading_time_minutes: number;
            };
            /**
             * @description How even the rhythm is; people write evenly too.
             * @enum {string}
             */
            stylometric_band: "varied" | "moderate" | "uniform";
            /** @description 32 measurements by name. */
            metrics: {
                [key: string]: {
                    /** @description The measurement, in the unit of its metric. */
                    value: number;
                    /**
                     * @description How the value compares with the bounds.
                     * @enum {string}
                     */
                    verdict: "good" | "watch" | "poor";
                    /** @description What is measured, and the bounds. */
                    explanation: string;
                };
            };
            /** @description The places that were found, in their order. */
            spans: {
                /** @description Id of the span within this result. */
                id: string;
                /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. */
                start: number;
                /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. */
                end: number;
                /**
                 * @description What was found; take unknown names as they come.
                 * @enum {string}
                 */
                check: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "passive_voice" | "long_sentence" | "sentence_uniformity" | "filler" | "cliche" | "nominalization" | "repeated_opening";
                /**
                 * @description Which side of style it belongs to.
                 * @enum {string}
                 */
                category: "phrasing" | "specificity" | "sourcing" | "texture" | "structure" | "readability";
                /**
                 * @description How much it matters.
                 * @enum {string}
                 */
                severity: "low" | "medium" | "high";
                /**
                 * @description Name of a colour for its mark: `yellow`, `orange`, `red` by severity; `blue` only informs.
                 * @enum {string}
                 */
                color: "yellow" | "orange" | "red" | "blue";
                /** @description What was found, in one sentence. */
                explanation: string;
                /** @description What to do about it, in one sentence. */
                suggestion: string;
                /** @description The words, if `include_text_in_spans` asked for them. */
                text?: string;
            }[];
            /** @description A score for each sentence. */
            sentence_scores: {
                /** @description Place of the sentence in the text, from 0. */
                index: number;
                /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. */
                start: number;
                /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. */
                end: number;
                /** @description Its words, if `include_text_in_spans` asked for them; else empty. */
                text: string;
                /** @description 1 for a sentence without a finding, lower with each, 0 to 1. */
                score: number;
                /** @description One minus the score, 0 to 1. */
                risk: number;
                /** @description What cost most; `none` where nothing was found. */
                primary_check: string;
            }[];
            /** @description How many spans each check has. */
            issue_counts: {
                [key: string]: number;
            };
            /** @description What to do, one entry a check, the most important first. */
            recommendations: {
                /** @description Id of the recommendation within this result. */
                id: string;
                /**
                 * @description How soon to do it.
                 * @enum {string}
                 */
                priority: "low" | "medium" | "high";
                /** @description What to do, in a few words. */
                title: string;
                /** @description Why, in one sentence. */
                why: string;
                /** @description How, in one sentence. */
                action: string;
                /** @description Ids of the spans that it is about. */
                evidence_span_ids: string[];
            }[];
            /** @description What `deep` mode adds; absent in `fast` mode. */
            deep_scan?: {
                /** @description Six dimensions that sum the metrics up. */
                style_dimensions: {
                    /** @description Name of the dimension, as in `readability`. */
                    id: string;
                    /** @description The name as readers see it. */
                    label: string;
                    /** @description One minus the risk, 0 to 1; higher is better. */
                    score: number;
                    /** @description The mean of its two worst metrics, 0 to 1. */
                    risk: number;
                    /**
                     * @description The risk in words.
                     * @enum {string}
                     */
                    status: "strong" | "adequate" | "weak";
                    /** @description What the number comes from. */
                    explanation: string;
                }[];
                /** @description What may be wrong with the content, however well it is written. */
                semantic_risk_flags: {
                    /** @description Id of the rule, as in `health-claim`. */
                    id: string;
                    /**
                     * @description How much it matters.
                     * @enum {string}
                     */
                    severity: "low" | "medium" | "high";
                    /** @description What may be wrong with the content. */
                    explanation: string;
                }[];
                /** @description A brief for whoever rewrites the draft. */
                rewrite_brief: {
                    /** @description What the draft should become, in one sentence. */
                    objective: string;
                    /** @description Facts that have to survive, in the words of the draft. */
                    keep: string[];
                    /** @description What to fix first, the most important first. */
                    fix_first: string[];
                    /** @description Instructions for whoever rewrites the draft. */
                    instructions: string[];
                };
                /** @description How far this can be trusted for this draft, a sentence each. */
                calibration_notes: string[];
            };
            /** @description What this result cannot tell, a sentence each; the first holds for every result. */
            limitations: string[];
            /** @description Id of this analysis, `an_…`; quote it in a report. */
            analysis_id: string;
            /** @description What this call was charged. */
            billing: {
                /** @description Units that were charged: started thousands of characters, or media files. */
                units_analyzed: number;
                /** @description What was charged, by the name in the price table. */
                bucket: string;
                /** @description Price of this call in US cents; text may cost half a cent. */
                price_cents: number;
                /** @description Credit after this call, in US cents. */
                remaining_balance_cents: number;
                /** @description Characters (Unicode code points) of the text. */
                chars_analyzed: number;
                /** @description The same as `units_analyzed`. */
                billable_units: number;
                /** @description Price of one unit in US cents; `price_cents` is that of the call. */
                unit_price_cents: number;
            };
        };
        Problem: {
            /**
             * Format: uri-reference
             * @description Page of the problem on this service, as in `/problems/bad_request`.
             */
            type: string;
            /** @description What the problem is, the same for each code. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What happened in this call, and what to do. */
            detail: string;
            /** @description Id of this call; the same as `request_id`. */
            instance: string;
            /**
             * @description What a program compares: one of a closed list.
             * @enum {string}
             */
            code: "bad_request" | "unsupported_mode" | "media_fetch_failed" | "unauthorized" | "insufficient_credit" | "forbidden_origin" | "account_suspended" | "not_found" | "method_not_allowed" | "request_timeout" | "idempotency_conflict" | "idempotency_in_progress" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "provider_unavailable" | "extractor_unavailable" | "records_unavailable" | "overloaded";
            /** @description Id of this call, `req_…`; quote it in a report. */
            request_id: string;
            /**
             * @description The same as `code`.
             * @enum {string}
             */
            error: "bad_request" | "unsupported_mode" | "media_fetch_failed" | "unauthorized" | "insufficient_credit" | "forbidden_origin" | "account_suspended" | "not_found" | "method_not_allowed" | "request_timeout" | "idempotency_conflict" | "idempotency_in_progress" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "provider_unavailable" | "extractor_unavailable" | "records_unavailable" | "overloaded";
            /** @description The same as `detail`. */
            message: string;
            /** @description Price of the call in US cents, with 402 alone. */
            required_cents?: number;
            /** @description Credit of the account in US cents, with 402 alone. */
            balance_cents?: number;
            /** @description The fields that are not valid, at most 20. */
            errors?: {
                /** @description JSON Pointer to the field in the body; empty for the body itself. */
                pointer: string;
                /** @description What was expected there. */
                detail: string;
            }[];
        };
        AnalyzeAnswer: components["schemas"]["TextResult"] | components["schemas"]["ImageResult"] | components["schemas"]["AudioResult"] | components["schemas"]["VideoResult"] | components["schemas"]["AssetResult"];
        AnalyzeBatchAnswer: {
            /** @description Id of this batch, `batch_…`; quote it in a report. */
            batch_id: string;
            /** @description One entry an item; `results[i]` answers `items[i]`. */
            results: ({
                /**
                 * @description What was scored; says which other fields there are.
                 * @constant
                 */
                modality: "text";
                /** @description One minus the highest risk, 0 to 1; higher is better. It does not move the decision. */
                content_trust_score: number;
                /** @description How vague the text is, 0 to 1: few names, numbers or examples. It does not move the decision. */
                specificity_risk: number;
                /** @description How little backs its claims, 0 to 1: no links, sources or figures. It does not move the decision. */
                provenance_weakness: number;
                /** @description Older name of `synthetic_texture_risk`; the same number. */
                synthetic_risk: number;
                /** @description How even the texture is, 0 to 1; a reason to look, no proof of who wrote it. Decides with `slop_risk`. */
                synthetic_texture_risk: number;
                /** @description Stock phrases, padding and repetition, 0 to 1; the higher of it and `synthetic_risk` sets `risk_level`. */
                slop_risk: number;
                /**
                 * @description How far the decision can be trusted, from measured errors; `low` means that it was not judged.
                 * @enum {string}
                 */
                confidence: "low" | "medium" | "high";
                /**
                 * @description The main reason for the decision, as a code.
                 * @enum {string}
                 */
                primary_reason: "generic_phrasing" | "low_specificity" | "weak_provenance" | "unsupported_claim" | "hedging_and_absolutes" | "synthetic_texture" | "repetitive_structure" | "missing_concrete_examples" | "absence_of_specificity" | "source_quality" | "visual_artifact" | "audio_signal" | "prosody_consistency" | "other" | "low_risk" | "insufficient_text" | "cannot_judge" | "policy_match";
                /** @description What was found, the most severe first; at most 50 items. */
                evidence: components["schemas"]["Evidence"][];
                /** @description What to do next, as instructions for a person. */
                recommended_fixes: string[];
                /**
                 * @description Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.
                 * @enum {string}
                 */
                risk_level: "low" | "medium" | "high";
                /**
                 * @description The decision: from `risk_level`, `intended_use` and your policy.
                 * @enum {string}
                 */
                recommended_action: "allow" | "revise" | "human_review" | "reject";
                /** @description The revision, if `auto_revise` asked for one and it is safe. */
                revised_text?: string;
                /** @description What the revision changed, an edit each; empty if it changed nothing. */
                revision_notes: string[];
                /** @description Whether the revision keeps the facts; present when one was attempted. */
                revision_safety?: components["schemas"]["RevisionSafety"];
                /** @description Version of models, rules and thresholds; it changes when scores may change. */
                model_version: string;
                /** @description What this result cannot tell, a sentence each; the first holds for every result. */
                limitations: string[];
                /** @description Clauses of `custom_policy` that were met; present when there is a policy. */
                policy_matches?: components["schemas"]["PolicyMatch"][];
                /** @description Evidence that a comment, the front matter or a setting hid. */
                suppressed?: components["schemas"]["Evidence"][];
                /** @description Ignore comments and switches of the front matter that hid nothing. */
                unused_directives?: {
                    /** @description Where it starts in the text as submitted, in UTF-16 code units from 0. */
                    start: number;
                    /** @description Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words. */
                    end: number;
                    /** @description Why it hid nothing, in one sentence. */
                    reason: string;
                }[];
                /** @description Id of this analysis, `an_…`; quote it in a report. */
                analysis_id: string;
                /** @description What this call was charged. */
                billing: components["schemas"]["Billing"];
                /** @description The `id` of the item, as you sent it. */
                id: string;
                /**
                 * @description The item was scored and charged.
                 * @constant
                 */
                status: "ok";
            } | {
                /** @description The `id` of the item, as you sent it. */
                id: string;
                /**
                 * @description The item was not scored, and not charged.
                 * @constant
                 */
                status: "error";
                /**
                 * @description Why there is no result, as a code.
                 * @enum {string}
                 */
                error: "scoring_failed" | "timeout" | "provider_unavailable";
                /** @description Why there is no result, in words. */
                message: string;
            })[];
            /** @description What the whole batch was charged, failed items left out. */
            billing: components["schemas"]["Billing"];
        };
        BalanceAnswer: {
            /** @description Id of the account, `acct_…`. */
            account_id: string;
            /** @description Credit that is left, in US cents, without what running calls hold. */
            balance_cents: number;
            /**
             * @description The currency of all amounts.
             * @constant
             */
            currency: "USD";
            /** @description When the last charged call was made, in UTC; null if there was none. */
            last_usage_at: string | null;
            /** @description Usage in three windows, each of which ends now. */
            recent_usage: {
                /** @description The last 24 hours. */
                last_24h: {
                    /** @description Charged calls in that time. */
                    calls: number;
                    /** @description Units that they were charged. */
                    units_analyzed: number;
                    /** @description What they cost, in US cents. */
                    spent_cents: number;
                    /**
                     * Format: date-time
                     * @description Start of that time, in UTC.
                     */
                    from: string;
                    /**
                     * Format: date-time
                     * @description End of that time, which is the time of the call, in UTC.
                     */
                    to: string;
                };
                /** @description The last 7 days. */
                last_7d: {
                    /** @description Charged calls in that time. */
                    calls: number;
                    /** @description Units that they were charged. */
                    units_analyzed: number;
                    /** @description What they cost, in US cents. */
                    spent_cents: number;
                    /**
                     * Format: date-time
                     * @description Start of that time, in UTC.
                     */
                    from: string;
                    /**
                     * Format: date-time
                     * @description End of that time, which is the time of the call, in UTC.
                     */
                    to: string;
                };
                /** @description The last 30 days. */
                last_30d: {
                    /** @description Charged calls in that time. */
                    calls: number;
                    /** @description Units that they were charged. */
                    units_analyzed: number;
                    /** @description What they cost, in US cents. */
                    spent_cents: number;
                    /**
                     * Format: date-time
                     * @description Start of that time, in UTC.
                     */
                    from: string;
                    /**
                     * Format: date-time
                     * @description End of that time, which is the time of the call, in UTC.
                     */
                    to: string;
                };
            };
        };
        RequestAccessAnswer: {
            /** @description True: the request was noted. */
            ok: boolean;
            /** @description Id of the request, `req_…`. */
            request_id: string;
        };
        HealthAnswer: {
            /**
             * @description The process runs; `/ready` says whether it takes calls.
             * @constant
             */
            status: "ok";
            /**
             * @description Which service answers here.
             * @constant
             */
            service: "content-trust";
            /** @description Version of the service, as in `0.1.0`. */
            version: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Context = components['schemas']['Context'];
export type MediaSource = components['schemas']['MediaSource'];
export type AnalyzeTextRequest = components['schemas']['AnalyzeTextRequest'];
export type AnalyzeImageRequest = components['schemas']['AnalyzeImageRequest'];
export type AnalyzeAssetRequest = components['schemas']['AnalyzeAssetRequest'];
export type AnalyzeAudioRequest = components['schemas']['AnalyzeAudioRequest'];
export type AnalyzeVideoRequest = components['schemas']['AnalyzeVideoRequest'];
export type Format = components['schemas']['Format'];
export type IntendedUse = components['schemas']['IntendedUse'];
export type StoreContent = components['schemas']['StoreContent'];
export type PrivacyMode = components['schemas']['PrivacyMode'];
export type AutoRevise = components['schemas']['AutoRevise'];
export type ExecutionMode = components['schemas']['ExecutionMode'];
export type IncludeTextInSpans = components['schemas']['IncludeTextInSpans'];
export type AnalyzeBody = components['schemas']['AnalyzeBody'];
export type AnalyzeStyleBody = components['schemas']['AnalyzeStyleBody'];
export type AnalyzeBatchBody = components['schemas']['AnalyzeBatchBody'];
export type DemoAnalyzeBody = components['schemas']['DemoAnalyzeBody'];
export type DemoAnalyzeImageBody = components['schemas']['DemoAnalyzeImageBody'];
export type DemoAnalyzeAudioBody = components['schemas']['DemoAnalyzeAudioBody'];
export type RequestAccessBody = components['schemas']['RequestAccessBody'];
export type AnalyzeTextBody = components['schemas']['AnalyzeTextBody'];
export type AnalyzeImageBody = components['schemas']['AnalyzeImageBody'];
export type AnalyzeAudioBody = components['schemas']['AnalyzeAudioBody'];
export type AnalyzeVideoBody = components['schemas']['AnalyzeVideoBody'];
export type Evidence = components['schemas']['Evidence'];
export type PolicyMatch = components['schemas']['PolicyMatch'];
export type RevisionSafety = components['schemas']['RevisionSafety'];
export type Billing = components['schemas']['Billing'];
export type TextResult = components['schemas']['TextResult'];
export type ImageResult = components['schemas']['ImageResult'];
export type AudioResult = components['schemas']['AudioResult'];
export type VideoResult = components['schemas']['VideoResult'];
export type AssetBlockResult = components['schemas']['AssetBlockResult'];
export type AssetResult = components['schemas']['AssetResult'];
export type StyleResult = components['schemas']['StyleResult'];
export type Problem = components['schemas']['Problem'];
export type AnalyzeAnswer = components['schemas']['AnalyzeAnswer'];
export type AnalyzeBatchAnswer = components['schemas']['AnalyzeBatchAnswer'];
export type BalanceAnswer = components['schemas']['BalanceAnswer'];
export type RequestAccessAnswer = components['schemas']['RequestAccessAnswer'];
export type HealthAnswer = components['schemas']['HealthAnswer'];
export type $defs = Record<string, never>;
export interface operations {
    analyze: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe for 24 hours: the same key with the same body gets the stored answer and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "text",
                 *       "content": "Experts say this very unique platform will change everything for everyone.",
                 *       "context": {
                 *         "intended_use": "publish"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description `true` on a stored answer. */
                    "Idempotency-Replayed"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyzeAnswer"];
                };
            };
            /** @description `bad_request`: The request is not valid. `unsupported_mode`: The mode is not supported. `media_fetch_failed`: The media could not be fetched. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The API key is missing or not valid. */
            401: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description A bearer challenge. */
                    "WWW-Authenticate"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credit`: The prepaid credit does not cover this call. */
            402: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_suspended`: The account is suspended. */
            403: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_conflict`: The Idempotency-Key was used with another body. `idempotency_in_progress`: The same request is still being answered. */
            409: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `extractor_unavailable`: The video extractor is not available. `overloaded`: The service is overloaded. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "analyze-style": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe for 24 hours: the same key with the same body gets the stored answer and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The report was written by the team in order to make an improvement of the process.",
                 *       "execution_mode": "fast"
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeStyleBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description `true` on a stored answer. */
                    "Idempotency-Replayed"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StyleResult"];
                };
            };
            /** @description `bad_request`: The request is not valid. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The API key is missing or not valid. */
            401: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description A bearer challenge. */
                    "WWW-Authenticate"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credit`: The prepaid credit does not cover this call. */
            402: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_suspended`: The account is suspended. */
            403: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_conflict`: The Idempotency-Key was used with another body. `idempotency_in_progress`: The same request is still being answered. */
            409: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "analyze-batch": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe for 24 hours: the same key with the same body gets the stored answer and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": "first",
                 *           "text": "Experts say this very unique platform will change everything."
                 *         },
                 *         {
                 *           "id": "second",
                 *           "text": "The bridge opened on 4 May 1877 and is 60 metres high."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeBatchBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description `true` on a stored answer. */
                    "Idempotency-Replayed"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyzeBatchAnswer"];
                };
            };
            /** @description `bad_request`: The request is not valid. `unsupported_mode`: The mode is not supported. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The API key is missing or not valid. */
            401: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description A bearer challenge. */
                    "WWW-Authenticate"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credit`: The prepaid credit does not cover this call. */
            402: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_suspended`: The account is suspended. */
            403: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_conflict`: The Idempotency-Key was used with another body. `idempotency_in_progress`: The same request is still being answered. */
            409: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `overloaded`: The service is overloaded. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or not valid. */
            401: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description A bearer challenge. */
                    "WWW-Authenticate"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_suspended`: The account is suspended. */
            403: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "demo-analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Experts say this very unique platform will change everything for everyone."
                 *     }
                 */
                "application/json": components["schemas"]["DemoAnalyzeBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextResult"];
                };
            };
            /** @description `bad_request`: The request is not valid. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `overloaded`: The service is overloaded. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "demo-analyze-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_url": "https://media.example/photo.png"
                 *     }
                 */
                "application/json": components["schemas"]["DemoAnalyzeImageBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageResult"];
                };
            };
            /** @description `bad_request`: The request is not valid. `media_fetch_failed`: The media could not be fetched. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `overloaded`: The service is overloaded. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "demo-analyze-audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "audio_url": "https://media.example/talk.mp3"
                 *     }
                 */
                "application/json": components["schemas"]["DemoAnalyzeAudioBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioResult"];
                };
            };
            /** @description `bad_request`: The request is not valid. `media_fetch_failed`: The media could not be fetched. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `overloaded`: The service is overloaded. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The limit and its window in seconds. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "request-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "A reader",
                 *       "email": "reader@mail.example",
                 *       "use_case": "Checking drafts before they are published."
                 *     }
                 */
                "application/json": components["schemas"]["RequestAccessBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAccessAnswer"];
                };
            };
            /** @description `bad_request`: The request is not valid. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "analyze-text": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe for 24 hours: the same key with the same body gets the stored answer and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Experts say this very unique platform will change everything for everyone."
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeTextBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description `true` on a stored answer. */
                    "Idempotency-Replayed"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextResult"];
                };
            };
            /** @description `bad_request`: The request is not valid. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The API key is missing or not valid. */
            401: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description A bearer challenge. */
                    "WWW-Authenticate"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credit`: The prepaid credit does not cover this call. */
            402: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_suspended`: The account is suspended. */
            403: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_conflict`: The Idempotency-Key was used with another body. `idempotency_in_progress`: The same request is still being answered. */
            409: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `overloaded`: The service is overloaded. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "analyze-image": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe for 24 hours: the same key with the same body gets the stored answer and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_url": "https://media.example/photo.png"
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeImageBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description `true` on a stored answer. */
                    "Idempotency-Replayed"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageResult"];
                };
            };
            /** @description `bad_request`: The request is not valid. `media_fetch_failed`: The media could not be fetched. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The API key is missing or not valid. */
            401: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description A bearer challenge. */
                    "WWW-Authenticate"?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credit`: The prepaid credit does not cover this call. */
            402: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_suspended`: The account is suspended. */
            403: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_conflict`: The Idempotency-Key was used with another body. `idempotency_in_progress`: The same request is still being answered. */
            409: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `overloaded`: The service is overloaded. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "analyze-audio": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe for 24 hours: the same key with the same body gets the stored answer and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "audio_url": "https://media.example/talk.mp3"
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeAudioBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description `true` on a stored answer. */
                    "Idempotency-Replayed"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioResult"];
                };
            };
            /** @description `bad_request`: The request is not valid. `media_fetch_failed`: The media could not be fetched. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The API key is missing or not valid. */
            401: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description A bearer challenge. */
                    "WWW-Authenticate"?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credit`: The prepaid credit does not cover this call. */
            402: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_suspended`: The account is suspended. */
            403: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_conflict`: The Idempotency-Key was used with another body. `idempotency_in_progress`: The same request is still being answered. */
            409: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `overloaded`: The service is overloaded. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "analyze-video": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe for 24 hours: the same key with the same body gets the stored answer and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "video_url": "https://media.example/clip.mp4"
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeVideoBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description `true` on a stored answer. */
                    "Idempotency-Replayed"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoResult"];
                };
            };
            /** @description `bad_request`: The request is not valid. `media_fetch_failed`: The media could not be fetched. `unsupported_mode`: The mode is not supported. */
            400: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The API key is missing or not valid. */
            401: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description A bearer challenge. */
                    "WWW-Authenticate"?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credit`: The prepaid credit does not cover this call. */
            402: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_suspended`: The account is suspended. */
            403: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout`: The request took too long to arrive. */
            408: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_conflict`: The Idempotency-Key was used with another body. `idempotency_in_progress`: The same request is still being answered. */
            409: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is too large. */
            413: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The media type of the body is not supported. */
            415: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many calls. */
            429: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `provider_unavailable`: The scorer for this kind of content is not available. `overloaded`: The service is overloaded. `extractor_unavailable`: The video extractor is not available. `records_unavailable`: The service cannot reach its records. */
            503: {
                headers: {
                    /** @description The id of this call; quote it in a report. */
                    "x-request-id"?: string;
                    /** @description Seconds to wait before retrying. */
                    "Retry-After"?: number;
                    /** @description The calls a minute of an account that has such a limit. */
                    "RateLimit-Policy"?: string;
                    /** @description Calls left, and the seconds until the next one is allowed. */
                    RateLimit?: string;
                    /** @description The date since which the endpoint is deprecated. */
                    Deprecation?: string;
                    /** @description The endpoint that replaces it (`successor-version`). The page of the problem (`help`). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
