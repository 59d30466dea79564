// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, flags) => {
	let target = Object.setPrototypeOf({}, null);
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!(flags & 1)) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return flags & 2 ? target : Object.preventExtensions(target);
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toCommonJS = (mod) => __hasOwnProp.call(mod, "module.exports") ? mod["module.exports"] : __copyProps(__defProp({}, "__esModule", { value: true }), mod);
// node_modules/tslib/tslib.es6.mjs
function __extends(d, b) {
	if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
	extendStatics(d, b);
	function __() {
		this.constructor = d;
	}
	d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
}
var extendStatics;
var init_tslib_es6 = __esmMin((() => {
	extendStatics = function(d, b) {
		extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
			d.__proto__ = b;
		} || function(d, b) {
			for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
		};
		return extendStatics(d, b);
	};
}));
// node_modules/@img/sharp-wasm32/node_modules/@emnapi/runtime/dist/emnapi.esm-bundler.js
var emnapi_esm_bundler_exports = /* @__PURE__ */ __exportAll({
	ConstHandle: () => ConstHandle,
	Context: () => Context,
	Deferred: () => Deferred,
	EmnapiError: () => EmnapiError,
	Env: () => Env,
	External: () => External,
	Finalizer: () => Finalizer,
	Handle: () => Handle,
	HandleScope: () => HandleScope,
	HandleStore: () => HandleStore,
	NAPI_VERSION_EXPERIMENTAL: () => NAPI_VERSION_EXPERIMENTAL,
	NODE_API_DEFAULT_MODULE_API_VERSION: () => 8,
	NODE_API_SUPPORTED_VERSION_MAX: () => 10,
	NODE_API_SUPPORTED_VERSION_MIN: () => 1,
	NodeEnv: () => NodeEnv,
	NotSupportBufferError: () => NotSupportBufferError,
	NotSupportWeakRefError: () => NotSupportWeakRefError,
	Persistent: () => Persistent,
	RefTracker: () => RefTracker,
	Reference: () => Reference,
	ReferenceOwnership: () => ReferenceOwnership,
	ReferenceWithData: () => ReferenceWithData,
	ReferenceWithFinalizer: () => ReferenceWithFinalizer,
	ScopeStore: () => ScopeStore,
	Store: () => Store,
	TrackedFinalizer: () => TrackedFinalizer,
	TryCatch: () => TryCatch,
	createContext: () => createContext,
	getDefaultContext: () => getDefaultContext,
	getExternalValue: () => getExternalValue,
	isExternal: () => isExternal,
	isReferenceType: () => isReferenceType,
	version: () => version
});
/** @public */
function isExternal(object) {
	return externalValue.has(object);
}
/** @public */
function getExternalValue(external) {
	if (!isExternal(external)) throw new TypeError("not external");
	return externalValue.get(external);
}
function isReferenceType(v) {
	return typeof v === "object" && v !== null || typeof v === "function";
}
function throwNodeApiVersionError(moduleName, moduleApiVersion) {
	var errorMessage = "".concat(moduleName, " requires Node-API version ").concat(moduleApiVersion, ", but this version of Node.js only supports version ").concat(10, " add-ons.");
	throw new Error(errorMessage);
}
function handleThrow(envObject, value) {
	if (envObject.terminatedOrTerminating()) return;
	throw value;
}
function newEnv(ctx, filename, moduleApiVersion, makeDynCall_vppp, makeDynCall_vp, abort, nodeBinding) {
	moduleApiVersion = typeof moduleApiVersion !== "number" ? 8 : moduleApiVersion;
	if (moduleApiVersion < 8) moduleApiVersion = 8;
	else if (moduleApiVersion > 10 && moduleApiVersion !== 2147483647) throwNodeApiVersionError(filename, moduleApiVersion);
	var env = new NodeEnv(ctx, filename, moduleApiVersion, makeDynCall_vppp, makeDynCall_vp, abort, nodeBinding);
	ctx.envStore.add(env);
	ctx.addCleanupHook(env, function() {
		env.unref();
	}, 0);
	return env;
}
function canBeHeldWeakly(value) {
	return value.isObject() || value.isFunction() || value.isSymbol();
}
function createContext(options) {
	return new Context(options);
}
function getDefaultContext() {
	if (!defaultContext) defaultContext = createContext();
	return defaultContext;
}
var externalValue, External, supportNewFunction, _global, TryCatch, canSetFunctionName, supportReflect, supportFinalizer, supportWeakSymbol, supportBigInt, _require, _MessageChannel, _setImmediate, _Buffer, version, NAPI_VERSION_EXPERIMENTAL, Handle, ConstHandle, HandleStore, HandleScope, ScopeStore, RefTracker, Finalizer, TrackedFinalizer, Env, NodeEnv, EmnapiError, NotSupportWeakRefError, NotSupportBufferError, StrongRef, Persistent, ReferenceOwnership, Reference, ReferenceWithData, ReferenceWithFinalizer, Deferred, Store, kMaxReasonableBytes, kMinReasonableBytes, ExternalMemory, CleanupHookCallback, CleanupQueue, NodejsWaitingRequestCounter, Context, defaultContext;
var init_emnapi_esm_bundler = __esmMin((() => {
	init_tslib_es6();
	externalValue = /* @__PURE__ */ new WeakMap();
	External = (function() {
		function External(value) {
			Object.setPrototypeOf(this, null);
			externalValue.set(this, value);
		}
		External.prototype = null;
		return External;
	})();
	supportNewFunction = /*#__PURE__*/ (function() {
		var f;
		try {
			f = new Function();
		} catch (_) {
			return false;
		}
		return typeof f === "function";
	})();
	_global = /*#__PURE__*/ (function() {
		if (typeof globalThis !== "undefined") return globalThis;
		var g = (function() {
			return this;
		})();
		if (!g && supportNewFunction) try {
			g = new Function("return this")();
		} catch (_) {}
		if (!g) {
			if (typeof __webpack_public_path__ === "undefined") {
				if (typeof global !== "undefined") return global;
			}
			if (typeof window !== "undefined") return window;
			if (typeof self !== "undefined") return self;
		}
		return g;
	})();
	TryCatch = /* @__PURE__ */ function() {
		function TryCatch() {
			this._exception = void 0;
			this._caught = false;
		}
		TryCatch.prototype.isEmpty = function() {
			return !this._caught;
		};
		TryCatch.prototype.hasCaught = function() {
			return this._caught;
		};
		TryCatch.prototype.exception = function() {
			return this._exception;
		};
		TryCatch.prototype.setError = function(err) {
			this._caught = true;
			this._exception = err;
		};
		TryCatch.prototype.reset = function() {
			this._caught = false;
			this._exception = void 0;
		};
		TryCatch.prototype.extractException = function() {
			var e = this._exception;
			this.reset();
			return e;
		};
		return TryCatch;
	}();
	canSetFunctionName = /*#__PURE__*/ (function() {
		var _a;
		try {
			return Boolean((_a = Object.getOwnPropertyDescriptor(Function.prototype, "name")) === null || _a === void 0 ? void 0 : _a.configurable);
		} catch (_) {
			return false;
		}
	})();
	supportReflect = typeof Reflect === "object";
	supportFinalizer = typeof FinalizationRegistry !== "undefined" && typeof WeakRef !== "undefined";
	supportWeakSymbol = /*#__PURE__*/ (function() {
		try {
			var sym = Symbol();
			new WeakRef(sym);
			(/* @__PURE__ */ new WeakMap()).set(sym, void 0);
		} catch (_) {
			return false;
		}
		return true;
	})();
	supportBigInt = typeof BigInt !== "undefined";
	_require = /*#__PURE__*/ (function() {
		var nativeRequire;
		if (typeof __webpack_public_path__ !== "undefined") nativeRequire = (function() {
			return typeof __non_webpack_require__ !== "undefined" ? __non_webpack_require__ : void 0;
		})();
		else nativeRequire = (function() {
			return typeof __webpack_public_path__ !== "undefined" ? typeof __non_webpack_require__ !== "undefined" ? __non_webpack_require__ : void 0 : typeof require !== "undefined" ? require : void 0;
		})();
		return nativeRequire;
	})();
	_MessageChannel = typeof MessageChannel === "function" ? MessageChannel : /*#__PURE__*/ (function() {
		try {
			return _require("worker_threads").MessageChannel;
		} catch (_) {}
	})();
	_setImmediate = typeof setImmediate === "function" ? setImmediate.bind(_global) : function(callback) {
		if (typeof callback !== "function") throw new TypeError("The \"callback\" argument must be of type function");
		if (_MessageChannel) {
			var channel_1 = new _MessageChannel();
			channel_1.port1.onmessage = function() {
				channel_1.port1.onmessage = null;
				channel_1 = void 0;
				callback();
			};
			channel_1.port2.postMessage(null);
		} else setTimeout(callback, 0);
	};
	_Buffer = typeof Buffer === "function" ? Buffer : /*#__PURE__*/ (function() {
		try {
			return _require("buffer").Buffer;
		} catch (_) {}
	})();
	version = "1.11.3";
	NAPI_VERSION_EXPERIMENTAL = 2147483647;
	Handle = /* @__PURE__ */ function() {
		function Handle(id, value) {
			this.id = id;
			this.value = value;
		}
		Handle.prototype.data = function() {
			return getExternalValue(this.value);
		};
		Handle.prototype.isNumber = function() {
			return typeof this.value === "number";
		};
		Handle.prototype.isBigInt = function() {
			return typeof this.value === "bigint";
		};
		Handle.prototype.isString = function() {
			return typeof this.value === "string";
		};
		Handle.prototype.isFunction = function() {
			return typeof this.value === "function";
		};
		Handle.prototype.isExternal = function() {
			return isExternal(this.value);
		};
		Handle.prototype.isObject = function() {
			return typeof this.value === "object" && this.value !== null;
		};
		Handle.prototype.isArray = function() {
			return Array.isArray(this.value);
		};
		Handle.prototype.isArrayBuffer = function() {
			return this.value instanceof ArrayBuffer;
		};
		Handle.prototype.isTypedArray = function() {
			return ArrayBuffer.isView(this.value) && !(this.value instanceof DataView);
		};
		Handle.prototype.isBuffer = function(BufferConstructor) {
			if (ArrayBuffer.isView(this.value)) return true;
			BufferConstructor !== null && BufferConstructor !== void 0 || (BufferConstructor = _Buffer);
			return typeof BufferConstructor === "function" && BufferConstructor.isBuffer(this.value);
		};
		Handle.prototype.isDataView = function() {
			return this.value instanceof DataView;
		};
		Handle.prototype.isDate = function() {
			return this.value instanceof Date;
		};
		Handle.prototype.isPromise = function() {
			return this.value instanceof Promise;
		};
		Handle.prototype.isBoolean = function() {
			return typeof this.value === "boolean";
		};
		Handle.prototype.isUndefined = function() {
			return this.value === void 0;
		};
		Handle.prototype.isSymbol = function() {
			return typeof this.value === "symbol";
		};
		Handle.prototype.isNull = function() {
			return this.value === null;
		};
		Handle.prototype.dispose = function() {
			this.value = void 0;
		};
		return Handle;
	}();
	ConstHandle = /* @__PURE__ */ function(_super) {
		__extends(ConstHandle, _super);
		function ConstHandle(id, value) {
			return _super.call(this, id, value) || this;
		}
		ConstHandle.prototype.dispose = function() {};
		return ConstHandle;
	}(Handle);
	HandleStore = /* @__PURE__ */ function() {
		function HandleStore() {
			this._values = [
				void 0,
				HandleStore.UNDEFINED,
				HandleStore.NULL,
				HandleStore.FALSE,
				HandleStore.TRUE,
				HandleStore.GLOBAL
			];
			this._next = HandleStore.MIN_ID;
		}
		HandleStore.prototype.push = function(value) {
			var h;
			var next = this._next;
			var values = this._values;
			if (next < values.length) {
				h = values[next];
				h.value = value;
			} else {
				h = new Handle(next, value);
				values[next] = h;
			}
			this._next++;
			return h;
		};
		HandleStore.prototype.erase = function(start, end) {
			this._next = start;
			var values = this._values;
			for (var i = start; i < end; ++i) values[i].dispose();
		};
		HandleStore.prototype.get = function(id) {
			return this._values[id];
		};
		HandleStore.prototype.swap = function(a, b) {
			var values = this._values;
			var h = values[a];
			values[a] = values[b];
			values[a].id = Number(a);
			values[b] = h;
			h.id = Number(b);
		};
		HandleStore.prototype.dispose = function() {
			this._values.length = HandleStore.MIN_ID;
			this._next = HandleStore.MIN_ID;
		};
		HandleStore.UNDEFINED = new ConstHandle(1, void 0);
		HandleStore.NULL = new ConstHandle(2, null);
		HandleStore.FALSE = new ConstHandle(3, false);
		HandleStore.TRUE = new ConstHandle(4, true);
		HandleStore.GLOBAL = new ConstHandle(5, _global);
		HandleStore.MIN_ID = 6;
		return HandleStore;
	}();
	HandleScope = /* @__PURE__ */ function() {
		function HandleScope(handleStore, id, parentScope, start, end) {
			if (end === void 0) end = start;
			this.handleStore = handleStore;
			this.id = id;
			this.parent = parentScope;
			this.child = null;
			if (parentScope !== null) parentScope.child = this;
			this.start = start;
			this.end = end;
			this._escapeCalled = false;
			this.callbackInfo = {
				thiz: void 0,
				data: 0,
				args: void 0,
				fn: void 0
			};
		}
		HandleScope.prototype.add = function(value) {
			var h = this.handleStore.push(value);
			this.end++;
			return h;
		};
		HandleScope.prototype.addExternal = function(data) {
			return this.add(new External(data));
		};
		HandleScope.prototype.dispose = function() {
			if (this._escapeCalled) this._escapeCalled = false;
			if (this.start === this.end) return;
			this.handleStore.erase(this.start, this.end);
		};
		HandleScope.prototype.escape = function(handle) {
			if (this._escapeCalled) return null;
			this._escapeCalled = true;
			if (handle < this.start || handle >= this.end) return null;
			this.handleStore.swap(handle, this.start);
			var h = this.handleStore.get(this.start);
			this.start++;
			this.parent.end++;
			return h;
		};
		HandleScope.prototype.escapeCalled = function() {
			return this._escapeCalled;
		};
		return HandleScope;
	}();
	ScopeStore = /* @__PURE__ */ function() {
		function ScopeStore() {
			this._rootScope = new HandleScope(null, 0, null, 1, HandleStore.MIN_ID);
			this.currentScope = this._rootScope;
			this._values = [void 0];
		}
		ScopeStore.prototype.get = function(id) {
			return this._values[id];
		};
		ScopeStore.prototype.openScope = function(handleStore) {
			var currentScope = this.currentScope;
			var scope = currentScope.child;
			if (scope !== null) scope.start = scope.end = currentScope.end;
			else {
				var id = currentScope.id + 1;
				scope = new HandleScope(handleStore, id, currentScope, currentScope.end);
				this._values[id] = scope;
			}
			this.currentScope = scope;
			return scope;
		};
		ScopeStore.prototype.closeScope = function() {
			var scope = this.currentScope;
			this.currentScope = scope.parent;
			scope.dispose();
		};
		ScopeStore.prototype.dispose = function() {
			this.currentScope = this._rootScope;
			this._values.length = 1;
		};
		return ScopeStore;
	}();
	RefTracker = /* @__PURE__ */ function() {
		function RefTracker() {
			this._next = null;
			this._prev = null;
		}
		/** @virtual */
		RefTracker.prototype.dispose = function() {};
		/** @virtual */
		RefTracker.prototype.finalize = function() {};
		RefTracker.prototype.link = function(list) {
			this._prev = list;
			this._next = list._next;
			if (this._next !== null) this._next._prev = this;
			list._next = this;
		};
		RefTracker.prototype.unlink = function() {
			if (this._prev !== null) this._prev._next = this._next;
			if (this._next !== null) this._next._prev = this._prev;
			this._prev = null;
			this._next = null;
		};
		RefTracker.finalizeAll = function(list) {
			while (list._next !== null) list._next.finalize();
		};
		return RefTracker;
	}();
	Finalizer = /* @__PURE__ */ function() {
		function Finalizer(envObject, _finalizeCallback, _finalizeData, _finalizeHint) {
			if (_finalizeCallback === void 0) _finalizeCallback = 0;
			if (_finalizeData === void 0) _finalizeData = 0;
			if (_finalizeHint === void 0) _finalizeHint = 0;
			this.envObject = envObject;
			this._finalizeCallback = _finalizeCallback;
			this._finalizeData = _finalizeData;
			this._finalizeHint = _finalizeHint;
			this._makeDynCall_vppp = envObject.makeDynCall_vppp;
		}
		Finalizer.prototype.callback = function() {
			return this._finalizeCallback;
		};
		Finalizer.prototype.data = function() {
			return this._finalizeData;
		};
		Finalizer.prototype.hint = function() {
			return this._finalizeHint;
		};
		Finalizer.prototype.resetEnv = function() {
			this.envObject = void 0;
		};
		Finalizer.prototype.resetFinalizer = function() {
			this._finalizeCallback = 0;
			this._finalizeData = 0;
			this._finalizeHint = 0;
		};
		Finalizer.prototype.callFinalizer = function() {
			var finalize_callback = this._finalizeCallback;
			var finalize_data = this._finalizeData;
			var finalize_hint = this._finalizeHint;
			this.resetFinalizer();
			if (!finalize_callback) return;
			var fini = Number(finalize_callback);
			if (!this.envObject) this._makeDynCall_vppp(fini)(0, finalize_data, finalize_hint);
			else this.envObject.callFinalizer(fini, finalize_data, finalize_hint);
		};
		Finalizer.prototype.dispose = function() {
			this.envObject = void 0;
			this._makeDynCall_vppp = void 0;
		};
		return Finalizer;
	}();
	TrackedFinalizer = /* @__PURE__ */ function(_super) {
		__extends(TrackedFinalizer, _super);
		function TrackedFinalizer(envObject, finalize_callback, finalize_data, finalize_hint) {
			var _this = _super.call(this) || this;
			_this._finalizer = new Finalizer(envObject, finalize_callback, finalize_data, finalize_hint);
			return _this;
		}
		TrackedFinalizer.create = function(envObject, finalize_callback, finalize_data, finalize_hint) {
			var finalizer = new TrackedFinalizer(envObject, finalize_callback, finalize_data, finalize_hint);
			finalizer.link(envObject.finalizing_reflist);
			return finalizer;
		};
		TrackedFinalizer.prototype.data = function() {
			return this._finalizer.data();
		};
		TrackedFinalizer.prototype.dispose = function() {
			if (!this._finalizer) return;
			this.unlink();
			this._finalizer.envObject.dequeueFinalizer(this);
			this._finalizer.dispose();
			this._finalizer = void 0;
			_super.prototype.dispose.call(this);
		};
		TrackedFinalizer.prototype.finalize = function() {
			this.unlink();
			var error;
			var caught = false;
			try {
				this._finalizer.callFinalizer();
			} catch (err) {
				caught = true;
				error = err;
			}
			this.dispose();
			if (caught) throw error;
		};
		return TrackedFinalizer;
	}(RefTracker);
	Env = /* @__PURE__ */ function() {
		function Env(ctx, moduleApiVersion, makeDynCall_vppp, makeDynCall_vp, abort) {
			this.ctx = ctx;
			this.moduleApiVersion = moduleApiVersion;
			this.makeDynCall_vppp = makeDynCall_vppp;
			this.makeDynCall_vp = makeDynCall_vp;
			this.abort = abort;
			this.openHandleScopes = 0;
			this.instanceData = null;
			this.tryCatch = new TryCatch();
			this.refs = 1;
			this.reflist = new RefTracker();
			this.finalizing_reflist = new RefTracker();
			this.pendingFinalizers = [];
			this.lastError = {
				errorCode: 0,
				engineErrorCode: 0,
				engineReserved: 0
			};
			this.inGcFinalizer = false;
			this._bindingMap = /* @__PURE__ */ new WeakMap();
			this.id = 0;
		}
		/** @virtual */
		Env.prototype.canCallIntoJs = function() {
			return true;
		};
		Env.prototype.terminatedOrTerminating = function() {
			return !this.canCallIntoJs();
		};
		Env.prototype.ref = function() {
			this.refs++;
		};
		Env.prototype.unref = function() {
			this.refs--;
			if (this.refs === 0) this.dispose();
		};
		Env.prototype.ensureHandle = function(value) {
			return this.ctx.ensureHandle(value);
		};
		Env.prototype.ensureHandleId = function(value) {
			return this.ensureHandle(value).id;
		};
		Env.prototype.clearLastError = function() {
			var lastError = this.lastError;
			if (lastError.errorCode !== 0) lastError.errorCode = 0;
			if (lastError.engineErrorCode !== 0) lastError.engineErrorCode = 0;
			if (lastError.engineReserved !== 0) lastError.engineReserved = 0;
			return 0;
		};
		Env.prototype.setLastError = function(error_code, engine_error_code, engine_reserved) {
			if (engine_error_code === void 0) engine_error_code = 0;
			if (engine_reserved === void 0) engine_reserved = 0;
			var lastError = this.lastError;
			if (lastError.errorCode !== error_code) lastError.errorCode = error_code;
			if (lastError.engineErrorCode !== engine_error_code) lastError.engineErrorCode = engine_error_code;
			if (lastError.engineReserved !== engine_reserved) lastError.engineReserved = engine_reserved;
			return error_code;
		};
		Env.prototype.getReturnStatus = function() {
			return !this.tryCatch.hasCaught() ? 0 : this.setLastError(10);
		};
		Env.prototype.callIntoModule = function(fn, handleException) {
			if (handleException === void 0) handleException = handleThrow;
			var openHandleScopesBefore = this.openHandleScopes;
			this.clearLastError();
			var r = fn(this);
			if (openHandleScopesBefore !== this.openHandleScopes) this.abort("open_handle_scopes != open_handle_scopes_before");
			if (this.tryCatch.hasCaught()) {
				var err = this.tryCatch.extractException();
				handleException(this, err);
			}
			return r;
		};
		Env.prototype.invokeFinalizerFromGC = function(finalizer) {
			if (this.moduleApiVersion !== 2147483647) this.enqueueFinalizer(finalizer);
			else {
				var saved = this.inGcFinalizer;
				this.inGcFinalizer = true;
				try {
					finalizer.finalize();
				} finally {
					this.inGcFinalizer = saved;
				}
			}
		};
		Env.prototype.checkGCAccess = function() {
			if (this.moduleApiVersion === 2147483647 && this.inGcFinalizer) this.abort("Finalizer is calling a function that may affect GC state.\nThe finalizers are run directly from GC and must not affect GC state.\nUse `node_api_post_finalizer` from inside of the finalizer to work around this issue.\nIt schedules the call as a new task in the event loop.");
		};
		/** @virtual */
		Env.prototype.enqueueFinalizer = function(finalizer) {
			if (this.pendingFinalizers.indexOf(finalizer) === -1) this.pendingFinalizers.push(finalizer);
		};
		/** @virtual */
		Env.prototype.dequeueFinalizer = function(finalizer) {
			var index = this.pendingFinalizers.indexOf(finalizer);
			if (index !== -1) this.pendingFinalizers.splice(index, 1);
		};
		/** @virtual */
		Env.prototype.deleteMe = function() {
			RefTracker.finalizeAll(this.finalizing_reflist);
			RefTracker.finalizeAll(this.reflist);
			this.tryCatch.extractException();
			this.ctx.envStore.remove(this.id);
		};
		Env.prototype.dispose = function() {
			if (this.id === 0) return;
			this.deleteMe();
			this.finalizing_reflist.dispose();
			this.reflist.dispose();
			this.id = 0;
		};
		Env.prototype.initObjectBinding = function(value) {
			var binding = {
				wrapped: 0,
				tag: null
			};
			this._bindingMap.set(value, binding);
			return binding;
		};
		Env.prototype.getObjectBinding = function(value) {
			if (this._bindingMap.has(value)) return this._bindingMap.get(value);
			return this.initObjectBinding(value);
		};
		Env.prototype.setInstanceData = function(data, finalize_cb, finalize_hint) {
			if (this.instanceData) this.instanceData.dispose();
			this.instanceData = TrackedFinalizer.create(this, finalize_cb, data, finalize_hint);
		};
		Env.prototype.getInstanceData = function() {
			return this.instanceData ? this.instanceData.data() : 0;
		};
		return Env;
	}();
	NodeEnv = /* @__PURE__ */ function(_super) {
		__extends(NodeEnv, _super);
		function NodeEnv(ctx, filename, moduleApiVersion, makeDynCall_vppp, makeDynCall_vp, abort, nodeBinding) {
			var _this = _super.call(this, ctx, moduleApiVersion, makeDynCall_vppp, makeDynCall_vp, abort) || this;
			_this.filename = filename;
			_this.nodeBinding = nodeBinding;
			_this.destructing = false;
			_this.finalizationScheduled = false;
			return _this;
		}
		NodeEnv.prototype.deleteMe = function() {
			this.destructing = true;
			this.drainFinalizerQueue();
			_super.prototype.deleteMe.call(this);
		};
		NodeEnv.prototype.canCallIntoJs = function() {
			return _super.prototype.canCallIntoJs.call(this) && this.ctx.canCallIntoJs();
		};
		NodeEnv.prototype.triggerFatalException = function(err) {
			if (this.nodeBinding) this.nodeBinding.napi.fatalException(err);
			else if (typeof process === "object" && process !== null && typeof process._fatalException === "function") {
				if (!process._fatalException(err)) {
					console.error(err);
					process.exit(1);
				}
			} else throw err;
		};
		NodeEnv.prototype.callbackIntoModule = function(enforceUncaughtExceptionPolicy, fn) {
			return this.callIntoModule(fn, function(envObject, err) {
				if (envObject.terminatedOrTerminating()) return;
				var hasProcess = typeof process === "object" && process !== null;
				var hasForceFlag = hasProcess ? Boolean(process.execArgv && process.execArgv.indexOf("--force-node-api-uncaught-exceptions-policy") !== -1) : false;
				if (envObject.moduleApiVersion < 10 && !hasForceFlag && !enforceUncaughtExceptionPolicy) {
					(hasProcess && typeof process.emitWarning === "function" ? process.emitWarning : function(warning, type, code) {
						if (warning instanceof Error) console.warn(warning.toString());
						else {
							var prefix = code ? "[".concat(code, "] ") : "";
							console.warn("".concat(prefix).concat(type || "Warning", ": ").concat(warning));
						}
					})("Uncaught Node-API callback exception detected, please run node with option --force-node-api-uncaught-exceptions-policy=true to handle those exceptions properly.", "DeprecationWarning", "DEP0168");
					return;
				}
				envObject.triggerFatalException(err);
			});
		};
		NodeEnv.prototype.callFinalizer = function(cb, data, hint) {
			this.callFinalizerInternal(1, cb, data, hint);
		};
		NodeEnv.prototype.callFinalizerInternal = function(forceUncaught, cb, data, hint) {
			var f = this.makeDynCall_vppp(cb);
			var env = this.id;
			var scope = this.ctx.openScope(this);
			try {
				this.callbackIntoModule(Boolean(forceUncaught), function() {
					f(env, data, hint);
				});
			} finally {
				this.ctx.closeScope(this, scope);
			}
		};
		NodeEnv.prototype.enqueueFinalizer = function(finalizer) {
			var _this = this;
			_super.prototype.enqueueFinalizer.call(this, finalizer);
			if (!this.finalizationScheduled && !this.destructing) {
				this.finalizationScheduled = true;
				this.ref();
				_setImmediate(function() {
					_this.finalizationScheduled = false;
					_this.unref();
					_this.drainFinalizerQueue();
				});
			}
		};
		NodeEnv.prototype.drainFinalizerQueue = function() {
			while (this.pendingFinalizers.length > 0) this.pendingFinalizers.shift().finalize();
		};
		return NodeEnv;
	}(Env);
	EmnapiError = /* @__PURE__ */ function(_super) {
		__extends(EmnapiError, _super);
		function EmnapiError(message) {
			var _newTarget = this.constructor;
			var _this = _super.call(this, message) || this;
			var ErrorConstructor = _newTarget;
			var proto = ErrorConstructor.prototype;
			if (!(_this instanceof EmnapiError)) {
				var setPrototypeOf = Object.setPrototypeOf;
				if (typeof setPrototypeOf === "function") setPrototypeOf.call(Object, _this, proto);
				else _this.__proto__ = proto;
				if (typeof Error.captureStackTrace === "function") Error.captureStackTrace(_this, ErrorConstructor);
			}
			return _this;
		}
		return EmnapiError;
	}(Error);
	Object.defineProperty(EmnapiError.prototype, "name", {
		configurable: true,
		writable: true,
		value: "EmnapiError"
	});
	NotSupportWeakRefError = /* @__PURE__ */ function(_super) {
		__extends(NotSupportWeakRefError, _super);
		function NotSupportWeakRefError(api, message) {
			return _super.call(this, "".concat(api, ": The current runtime does not support \"FinalizationRegistry\" and \"WeakRef\".").concat(message ? " ".concat(message) : "")) || this;
		}
		return NotSupportWeakRefError;
	}(EmnapiError);
	Object.defineProperty(NotSupportWeakRefError.prototype, "name", {
		configurable: true,
		writable: true,
		value: "NotSupportWeakRefError"
	});
	NotSupportBufferError = /* @__PURE__ */ function(_super) {
		__extends(NotSupportBufferError, _super);
		function NotSupportBufferError(api, message) {
			return _super.call(this, "".concat(api, ": The current runtime does not support \"Buffer\". Consider using buffer polyfill to make sure `globalThis.Buffer` is defined.").concat(message ? " ".concat(message) : "")) || this;
		}
		return NotSupportBufferError;
	}(EmnapiError);
	Object.defineProperty(NotSupportBufferError.prototype, "name", {
		configurable: true,
		writable: true,
		value: "NotSupportBufferError"
	});
	StrongRef = /* @__PURE__ */ function() {
		function StrongRef(value) {
			this._value = value;
		}
		StrongRef.prototype.deref = function() {
			return this._value;
		};
		StrongRef.prototype.dispose = function() {
			this._value = void 0;
		};
		return StrongRef;
	}();
	Persistent = /* @__PURE__ */ function() {
		function Persistent(value) {
			this._ref = new StrongRef(value);
		}
		Persistent.prototype.setWeak = function(param, callback) {
			if (!supportFinalizer || this._ref === void 0 || this._ref instanceof WeakRef) return;
			var value = this._ref.deref();
			try {
				Persistent._registry.register(value, this, this);
				var weakRef = new WeakRef(value);
				this._ref.dispose();
				this._ref = weakRef;
				this._param = param;
				this._callback = callback;
			} catch (err) {
				if (typeof value === "symbol");
				else throw err;
			}
		};
		Persistent.prototype.clearWeak = function() {
			if (!supportFinalizer || this._ref === void 0) return;
			if (this._ref instanceof WeakRef) {
				try {
					Persistent._registry.unregister(this);
				} catch (_) {}
				this._param = void 0;
				this._callback = void 0;
				var value = this._ref.deref();
				if (value === void 0) this._ref = value;
				else this._ref = new StrongRef(value);
			}
		};
		Persistent.prototype.reset = function() {
			if (supportFinalizer) try {
				Persistent._registry.unregister(this);
			} catch (_) {}
			this._param = void 0;
			this._callback = void 0;
			if (this._ref instanceof StrongRef) this._ref.dispose();
			this._ref = void 0;
		};
		Persistent.prototype.isEmpty = function() {
			return this._ref === void 0;
		};
		Persistent.prototype.deref = function() {
			if (this._ref === void 0) return void 0;
			return this._ref.deref();
		};
		Persistent._registry = supportFinalizer ? new FinalizationRegistry(function(value) {
			value._ref = void 0;
			var callback = value._callback;
			var param = value._param;
			value._callback = void 0;
			value._param = void 0;
			if (typeof callback === "function") callback(param);
		}) : void 0;
		return Persistent;
	}();
	(function(ReferenceOwnership) {
		ReferenceOwnership[ReferenceOwnership["kRuntime"] = 0] = "kRuntime";
		ReferenceOwnership[ReferenceOwnership["kUserland"] = 1] = "kUserland";
	})(ReferenceOwnership || (ReferenceOwnership = {}));
	Reference = /* @__PURE__ */ function(_super) {
		__extends(Reference, _super);
		function Reference(envObject, handle_id, initialRefcount, ownership) {
			var _this = _super.call(this) || this;
			_this.envObject = envObject;
			_this._refcount = initialRefcount;
			_this._ownership = ownership;
			var handle = envObject.ctx.handleStore.get(handle_id);
			_this.canBeWeak = canBeHeldWeakly(handle);
			_this.persistent = new Persistent(handle.value);
			_this.id = 0;
			if (initialRefcount === 0) _this._setWeak();
			return _this;
		}
		Reference.weakCallback = function(ref) {
			ref.persistent.reset();
			ref.invokeFinalizerFromGC();
		};
		Reference.create = function(envObject, handle_id, initialRefcount, ownership, _unused1, _unused2, _unused3) {
			var ref = new Reference(envObject, handle_id, initialRefcount, ownership);
			envObject.ctx.refStore.add(ref);
			ref.link(envObject.reflist);
			return ref;
		};
		Reference.prototype.ref = function() {
			if (this.persistent.isEmpty()) return 0;
			if (++this._refcount === 1 && this.canBeWeak) this.persistent.clearWeak();
			return this._refcount;
		};
		Reference.prototype.unref = function() {
			if (this.persistent.isEmpty() || this._refcount === 0) return 0;
			if (--this._refcount === 0) this._setWeak();
			return this._refcount;
		};
		Reference.prototype.get = function(envObject) {
			if (envObject === void 0) envObject = this.envObject;
			if (this.persistent.isEmpty()) return 0;
			var obj = this.persistent.deref();
			return envObject.ensureHandle(obj).id;
		};
		/** @virtual */
		Reference.prototype.resetFinalizer = function() {};
		/** @virtual */
		Reference.prototype.data = function() {
			return 0;
		};
		Reference.prototype.refcount = function() {
			return this._refcount;
		};
		Reference.prototype.ownership = function() {
			return this._ownership;
		};
		/** @virtual */
		Reference.prototype.callUserFinalizer = function() {};
		/** @virtual */
		Reference.prototype.invokeFinalizerFromGC = function() {
			this.finalize();
		};
		Reference.prototype._setWeak = function() {
			if (this.canBeWeak) this.persistent.setWeak(this, Reference.weakCallback);
			else this.persistent.reset();
		};
		Reference.prototype.finalize = function() {
			this.persistent.reset();
			var deleteMe = this._ownership === ReferenceOwnership.kRuntime;
			this.unlink();
			this.callUserFinalizer();
			if (deleteMe) this.dispose();
		};
		Reference.prototype.dispose = function() {
			if (this.id === 0) return;
			this.unlink();
			this.persistent.reset();
			this.envObject.ctx.refStore.remove(this.id);
			_super.prototype.dispose.call(this);
			this.envObject = void 0;
			this.id = 0;
		};
		return Reference;
	}(RefTracker);
	ReferenceWithData = /* @__PURE__ */ function(_super) {
		__extends(ReferenceWithData, _super);
		function ReferenceWithData(envObject, value, initialRefcount, ownership, _data) {
			var _this = _super.call(this, envObject, value, initialRefcount, ownership) || this;
			_this._data = _data;
			return _this;
		}
		ReferenceWithData.create = function(envObject, value, initialRefcount, ownership, data) {
			var reference = new ReferenceWithData(envObject, value, initialRefcount, ownership, data);
			envObject.ctx.refStore.add(reference);
			reference.link(envObject.reflist);
			return reference;
		};
		ReferenceWithData.prototype.data = function() {
			return this._data;
		};
		return ReferenceWithData;
	}(Reference);
	ReferenceWithFinalizer = /* @__PURE__ */ function(_super) {
		__extends(ReferenceWithFinalizer, _super);
		function ReferenceWithFinalizer(envObject, value, initialRefcount, ownership, finalize_callback, finalize_data, finalize_hint) {
			var _this = _super.call(this, envObject, value, initialRefcount, ownership) || this;
			_this._finalizer = new Finalizer(envObject, finalize_callback, finalize_data, finalize_hint);
			return _this;
		}
		ReferenceWithFinalizer.create = function(envObject, value, initialRefcount, ownership, finalize_callback, finalize_data, finalize_hint) {
			var reference = new ReferenceWithFinalizer(envObject, value, initialRefcount, ownership, finalize_callback, finalize_data, finalize_hint);
			envObject.ctx.refStore.add(reference);
			reference.link(envObject.finalizing_reflist);
			return reference;
		};
		ReferenceWithFinalizer.prototype.resetFinalizer = function() {
			this._finalizer.resetFinalizer();
		};
		ReferenceWithFinalizer.prototype.data = function() {
			return this._finalizer.data();
		};
		ReferenceWithFinalizer.prototype.callUserFinalizer = function() {
			this._finalizer.callFinalizer();
		};
		ReferenceWithFinalizer.prototype.invokeFinalizerFromGC = function() {
			this._finalizer.envObject.invokeFinalizerFromGC(this);
		};
		ReferenceWithFinalizer.prototype.dispose = function() {
			if (!this._finalizer) return;
			this._finalizer.envObject.dequeueFinalizer(this);
			this._finalizer.dispose();
			_super.prototype.dispose.call(this);
			this._finalizer = void 0;
		};
		return ReferenceWithFinalizer;
	}(Reference);
	Deferred = /* @__PURE__ */ function() {
		function Deferred(ctx, value) {
			Object.defineProperties(this, {
				id: {
					configurable: true,
					enumerable: true,
					value: 0,
					writable: true
				},
				ctx: {
					configurable: true,
					enumerable: true,
					value: ctx,
					writable: true
				},
				value: {
					configurable: true,
					enumerable: true,
					value,
					writable: true
				}
			});
		}
		Deferred.create = function(ctx, value) {
			var deferred = new Deferred(ctx, value);
			ctx.deferredStore.add(deferred);
			return deferred;
		};
		Deferred.prototype.resolve = function(value) {
			this.value.resolve(value);
			this.dispose();
		};
		Deferred.prototype.reject = function(reason) {
			this.value.reject(reason);
			this.dispose();
		};
		Deferred.prototype.dispose = function() {
			this.ctx.deferredStore.remove(this.id);
			this.id = 0;
			this.value = null;
			this.ctx = null;
		};
		return Deferred;
	}();
	Store = /* @__PURE__ */ function() {
		function Store() {
			this._values = [void 0];
			this._values.length = 4;
			this._size = 1;
			this._freeList = [];
		}
		Store.prototype.add = function(value) {
			var id;
			if (this._freeList.length) id = this._freeList.shift();
			else {
				id = this._size;
				this._size++;
				var capacity = this._values.length;
				if (id >= capacity) this._values.length = capacity + (capacity >> 1) + 16;
			}
			value.id = id;
			this._values[id] = value;
		};
		Store.prototype.get = function(id) {
			return this._values[id];
		};
		Store.prototype.has = function(id) {
			return this._values[id] !== void 0;
		};
		Store.prototype.remove = function(id) {
			var value = this._values[id];
			if (value) {
				value.id = 0;
				this._values[id] = void 0;
				this._freeList.push(Number(id));
			}
		};
		Store.prototype.dispose = function() {
			for (var i = 1; i < this._size; ++i) {
				var value = this._values[i];
				value === null || value === void 0 || value.dispose();
			}
			this._values = [void 0];
			this._size = 1;
			this._freeList = [];
		};
		return Store;
	}();
	kMaxReasonableBytes = BigInt(1) << BigInt(60);
	kMinReasonableBytes = -kMaxReasonableBytes;
	ExternalMemory = /* @__PURE__ */ function() {
		function ExternalMemory(onChange) {
			this.total = BigInt(0);
			this.onChange = onChange !== null && onChange !== void 0 ? onChange : null;
		}
		ExternalMemory.prototype.adjust = function(changeInBytes) {
			changeInBytes = BigInt(changeInBytes);
			if (!(kMinReasonableBytes <= changeInBytes && changeInBytes < kMaxReasonableBytes)) throw new RangeError("changeInBytes ".concat(changeInBytes, " is out of reasonable range"));
			var old = this.total;
			this.total += changeInBytes;
			var amount = this.total;
			var onChange = this.onChange;
			if (changeInBytes) onChange === null || onChange === void 0 || onChange(amount, old, changeInBytes);
			return amount;
		};
		return ExternalMemory;
	}();
	CleanupHookCallback = /* @__PURE__ */ function() {
		function CleanupHookCallback(envObject, fn, arg, order) {
			this.envObject = envObject;
			this.fn = fn;
			this.arg = arg;
			this.order = order;
		}
		return CleanupHookCallback;
	}();
	CleanupQueue = /* @__PURE__ */ function() {
		function CleanupQueue() {
			this._cleanupHooks = [];
			this._cleanupHookCounter = 0;
		}
		CleanupQueue.prototype.empty = function() {
			return this._cleanupHooks.length === 0;
		};
		CleanupQueue.prototype.add = function(envObject, fn, arg) {
			if (this._cleanupHooks.filter(function(hook) {
				return hook.envObject === envObject && hook.fn === fn && hook.arg === arg;
			}).length > 0) throw new Error("Can not add same fn and arg twice");
			this._cleanupHooks.push(new CleanupHookCallback(envObject, fn, arg, this._cleanupHookCounter++));
		};
		CleanupQueue.prototype.remove = function(envObject, fn, arg) {
			for (var i = 0; i < this._cleanupHooks.length; ++i) {
				var hook = this._cleanupHooks[i];
				if (hook.envObject === envObject && hook.fn === fn && hook.arg === arg) {
					this._cleanupHooks.splice(i, 1);
					return;
				}
			}
		};
		CleanupQueue.prototype.drain = function() {
			var hooks = this._cleanupHooks.slice();
			hooks.sort(function(a, b) {
				return b.order - a.order;
			});
			for (var i = 0; i < hooks.length; ++i) {
				var cb = hooks[i];
				if (typeof cb.fn === "number") cb.envObject.makeDynCall_vp(cb.fn)(cb.arg);
				else cb.fn(cb.arg);
				this._cleanupHooks.splice(this._cleanupHooks.indexOf(cb), 1);
			}
		};
		CleanupQueue.prototype.dispose = function() {
			this._cleanupHooks.length = 0;
			this._cleanupHookCounter = 0;
		};
		return CleanupQueue;
	}();
	NodejsWaitingRequestCounter = /* @__PURE__ */ function() {
		function NodejsWaitingRequestCounter() {
			this.refHandle = new _MessageChannel().port1;
			this.count = 0;
		}
		NodejsWaitingRequestCounter.prototype.increase = function() {
			if (this.count === 0) {
				if (this.refHandle.ref) this.refHandle.ref();
			}
			this.count++;
		};
		NodejsWaitingRequestCounter.prototype.decrease = function() {
			if (this.count === 0) return;
			if (this.count === 1) {
				if (this.refHandle.unref) this.refHandle.unref();
			}
			this.count--;
		};
		return NodejsWaitingRequestCounter;
	}();
	Context = /* @__PURE__ */ function() {
		function Context(options) {
			var _this = this;
			this._isStopping = false;
			this._canCallIntoJs = true;
			this._suppressDestroy = false;
			this.envStore = new Store();
			this.scopeStore = new ScopeStore();
			this.refStore = new Store();
			this.deferredStore = new Store();
			this.handleStore = new HandleStore();
			this.feature = {
				supportReflect,
				supportFinalizer,
				supportWeakSymbol,
				supportBigInt,
				supportNewFunction,
				canSetFunctionName,
				setImmediate: _setImmediate,
				Buffer: _Buffer,
				MessageChannel: _MessageChannel
			};
			this.cleanupQueue = new CleanupQueue();
			this._externalMemory = new ExternalMemory(options === null || options === void 0 ? void 0 : options.onExternalMemoryChange);
			if (typeof process === "object" && process !== null && typeof process.once === "function") {
				this.refCounter = new NodejsWaitingRequestCounter();
				process.once("beforeExit", function() {
					if (!_this._suppressDestroy) _this.destroy();
				});
			}
		}
		/**
		* Suppress the destroy on `beforeExit` event in Node.js.
		* Call this method if you want to keep the context and
		* all associated {@link Env | Env} alive,
		* this also means that cleanup hooks will not be called.
		* After call this method, you should call
		* {@link Context.destroy | `Context.prototype.destroy`} method manually.
		*/
		Context.prototype.suppressDestroy = function() {
			this._suppressDestroy = true;
		};
		Context.prototype.getRuntimeVersions = function() {
			return {
				version,
				NODE_API_SUPPORTED_VERSION_MAX: 10,
				NAPI_VERSION_EXPERIMENTAL,
				NODE_API_DEFAULT_MODULE_API_VERSION: 8
			};
		};
		Context.prototype.createNotSupportWeakRefError = function(api, message) {
			return new NotSupportWeakRefError(api, message);
		};
		Context.prototype.createNotSupportBufferError = function(api, message) {
			return new NotSupportBufferError(api, message);
		};
		Context.prototype.createReference = function(envObject, handle_id, initialRefcount, ownership) {
			return Reference.create(envObject, handle_id, initialRefcount, ownership);
		};
		Context.prototype.createReferenceWithData = function(envObject, handle_id, initialRefcount, ownership, data) {
			return ReferenceWithData.create(envObject, handle_id, initialRefcount, ownership, data);
		};
		Context.prototype.createReferenceWithFinalizer = function(envObject, handle_id, initialRefcount, ownership, finalize_callback, finalize_data, finalize_hint) {
			if (finalize_callback === void 0) finalize_callback = 0;
			if (finalize_data === void 0) finalize_data = 0;
			if (finalize_hint === void 0) finalize_hint = 0;
			return ReferenceWithFinalizer.create(envObject, handle_id, initialRefcount, ownership, finalize_callback, finalize_data, finalize_hint);
		};
		Context.prototype.createDeferred = function(value) {
			return Deferred.create(this, value);
		};
		Context.prototype.adjustAmountOfExternalAllocatedMemory = function(changeInBytes) {
			return this._externalMemory.adjust(changeInBytes);
		};
		Context.prototype.createEnv = function(filename, moduleApiVersion, makeDynCall_vppp, makeDynCall_vp, abort, nodeBinding) {
			return newEnv(this, filename, moduleApiVersion, makeDynCall_vppp, makeDynCall_vp, abort, nodeBinding);
		};
		Context.prototype.createTrackedFinalizer = function(envObject, finalize_callback, finalize_data, finalize_hint) {
			return TrackedFinalizer.create(envObject, finalize_callback, finalize_data, finalize_hint);
		};
		Context.prototype.getCurrentScope = function() {
			return this.scopeStore.currentScope;
		};
		Context.prototype.addToCurrentScope = function(value) {
			return this.scopeStore.currentScope.add(value);
		};
		Context.prototype.openScope = function(envObject) {
			var scope = this.scopeStore.openScope(this.handleStore);
			if (envObject) envObject.openHandleScopes++;
			return scope;
		};
		Context.prototype.closeScope = function(envObject, _scope) {
			if (envObject && envObject.openHandleScopes === 0) return;
			this.scopeStore.closeScope();
			if (envObject) envObject.openHandleScopes--;
		};
		Context.prototype.ensureHandle = function(value) {
			switch (value) {
				case void 0: return HandleStore.UNDEFINED;
				case null: return HandleStore.NULL;
				case true: return HandleStore.TRUE;
				case false: return HandleStore.FALSE;
				case _global: return HandleStore.GLOBAL;
			}
			return this.addToCurrentScope(value);
		};
		Context.prototype.addCleanupHook = function(envObject, fn, arg) {
			this.cleanupQueue.add(envObject, fn, arg);
		};
		Context.prototype.removeCleanupHook = function(envObject, fn, arg) {
			this.cleanupQueue.remove(envObject, fn, arg);
		};
		Context.prototype.runCleanup = function() {
			while (!this.cleanupQueue.empty()) this.cleanupQueue.drain();
		};
		Context.prototype.increaseWaitingRequestCounter = function() {
			var _a;
			(_a = this.refCounter) === null || _a === void 0 || _a.increase();
		};
		Context.prototype.decreaseWaitingRequestCounter = function() {
			var _a;
			(_a = this.refCounter) === null || _a === void 0 || _a.decrease();
		};
		Context.prototype.setCanCallIntoJs = function(value) {
			this._canCallIntoJs = value;
		};
		Context.prototype.setStopping = function(value) {
			this._isStopping = value;
		};
		Context.prototype.canCallIntoJs = function() {
			return this._canCallIntoJs && !this._isStopping;
		};
		/**
		* Destroy the context and call cleanup hooks.
		* Associated {@link Env | Env} will be destroyed.
		*/
		Context.prototype.destroy = function() {
			this.setStopping(true);
			this.setCanCallIntoJs(false);
			this.runCleanup();
		};
		return Context;
	}();
}));
// node_modules/@img/sharp-wasm32/lib/sharp-wasm32-0.35.5.node.js
var require_sharp_wasm32_0_35_5_node = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Module = typeof Module != "undefined" ? Module : {};
	var ENVIRONMENT_IS_WEB = !!globalThis.window;
	var ENVIRONMENT_IS_WORKER = !!globalThis.WorkerGlobalScope;
	var ENVIRONMENT_IS_NODE = globalThis.process?.versions?.node && globalThis.process?.type != "renderer";
	var ENVIRONMENT_IS_PTHREAD = ENVIRONMENT_IS_WORKER && globalThis.name == "em-pthread";
	if (ENVIRONMENT_IS_NODE) {
		var worker_threads = require("node:worker_threads");
		globalThis.Worker = worker_threads.Worker;
		ENVIRONMENT_IS_WORKER = !worker_threads.isMainThread;
		ENVIRONMENT_IS_PTHREAD = ENVIRONMENT_IS_WORKER && worker_threads.workerData == "em-pthread";
	}
	Module.preRun = () => {
		ENV.VIPS_CONCURRENCY = Number(process.env.VIPS_CONCURRENCY) || 1;
	};
	Module.onRuntimeInitialized = () => {
		module.exports = Module.emnapiInit({ context: (init_emnapi_esm_bundler(), __toCommonJS(emnapi_esm_bundler_exports)).getDefaultContext() });
		process.once("exit", () => {
			_vips_shutdown();
			_uv_library_shutdown();
		});
	};
	var thisProgram = "./this.program";
	var quit_ = (status, toThrow) => {
		throw toThrow;
	};
	var _scriptName;
	if (typeof __filename != "undefined") _scriptName = __filename;
	else if (ENVIRONMENT_IS_WORKER) _scriptName = self.location.href;
	var scriptDirectory = "";
	function locateFile(path) {
		if (Module["locateFile"]) return Module["locateFile"](path, scriptDirectory);
		return scriptDirectory + path;
	}
	var readAsync;
	var readBinary;
	if (ENVIRONMENT_IS_NODE) {
		var fs = require("node:fs");
		scriptDirectory = __dirname + "/";
		readBinary = (filename) => {
			filename = isFileURI(filename) ? new URL(filename) : filename;
			return fs.readFileSync(filename);
		};
		readAsync = async (filename, binary = true) => {
			filename = isFileURI(filename) ? new URL(filename) : filename;
			return fs.readFileSync(filename, binary ? void 0 : "utf8");
		};
		if (process.argv.length > 1) thisProgram = process.argv[1].replace(/\\/g, "/");
		process.argv.slice(2);
		if (typeof module != "undefined") module["exports"] = Module;
		quit_ = (status, toThrow) => {
			process.exitCode = status;
			throw toThrow;
		};
	} else if (ENVIRONMENT_IS_WEB || ENVIRONMENT_IS_WORKER) {
		try {
			scriptDirectory = new URL(".", _scriptName).href;
		} catch {}
		if (!ENVIRONMENT_IS_NODE) {
			if (ENVIRONMENT_IS_WORKER) readBinary = (url) => {
				var xhr = new XMLHttpRequest();
				xhr.open("GET", url, false);
				xhr.responseType = "arraybuffer";
				xhr.send(null);
				return new Uint8Array(xhr.response);
			};
			readAsync = async (url) => {
				var response = await fetch(url, { credentials: "same-origin" });
				if (response.ok) return response.arrayBuffer();
				throw new Error(response.status + " : " + response.url);
			};
		}
	}
	var defaultPrint = console.log.bind(console);
	var defaultPrintErr = console.error.bind(console);
	if (ENVIRONMENT_IS_NODE) {
		var utils = require("node:util");
		var stringify = (a) => typeof a == "object" ? utils.inspect(a) : a;
		defaultPrint = (...args) => fs.writeSync(1, args.map(stringify).join(" ") + "\n");
		defaultPrintErr = (...args) => fs.writeSync(2, args.map(stringify).join(" ") + "\n");
	}
	var out = defaultPrint;
	var err = defaultPrintErr;
	var wasmBinary;
	var wasmModule;
	var ABORT = false;
	var EXITSTATUS;
	var isFileURI = (filename) => filename.startsWith("file://");
	function growMemViews() {
		if (wasmMemory.buffer != HEAP8.buffer) updateMemoryViews();
	}
	if (ENVIRONMENT_IS_NODE && ENVIRONMENT_IS_PTHREAD) {
		globalThis.self = globalThis;
		var parentPort = worker_threads.parentPort;
		if (!globalThis.postMessage) {
			parentPort.on("message", (msg) => globalThis.onmessage?.({ data: msg }));
			globalThis.postMessage = (msg) => parentPort.postMessage(msg);
		}
		process.on("uncaughtException", (err) => {
			postMessage({
				cmd: 8,
				error: err
			});
			process.exit(1);
		});
	}
	var startWorker;
	if (ENVIRONMENT_IS_PTHREAD) {
		var initializedJS = false;
		self.onunhandledrejection = (e) => {
			throw e.reason || e;
		};
		function handleMessage(e) {
			try {
				var msgData = e.data;
				var cmd = msgData.cmd;
				if (cmd == 1) {
					let messageQueue = [];
					self.onmessage = (e) => messageQueue.push(e);
					startWorker = () => {
						postMessage({ cmd: 3 });
						for (let msg of messageQueue) handleMessage(msg);
						self.onmessage = handleMessage;
					};
					for (const handler of msgData.handlers) if (!Module[handler] || Module[handler].proxy) {
						Module[handler] = (...args) => {
							postMessage({
								cmd: 9,
								handler,
								args
							});
						};
						if (handler == "print") out = Module[handler];
						if (handler == "printErr") err = Module[handler];
					}
					wasmMemory = msgData.wasmMemory;
					updateMemoryViews();
					wasmModule = msgData.wasmModule;
					createWasm();
					run();
					startWorker();
				} else if (cmd == 2) {
					establishStackSpace(msgData.pthread_ptr);
					__emscripten_thread_init(msgData.pthread_ptr, 0, 0, 1, 0, 0);
					PThread.threadInitTLS();
					__emscripten_thread_mailbox_await(msgData.pthread_ptr);
					if (!initializedJS) initializedJS = true;
					try {
						invokeEntryPoint(msgData.start_routine, msgData.arg);
					} catch (ex) {
						if (ex != "unwind") throw ex;
					}
				} else if (cmd == 4) {
					if (initializedJS) checkMailbox();
				} else if (cmd) {
					err(`worker: received unknown command ${cmd}`);
					err(msgData);
				}
			} catch (ex) {
				if (runtimeInitialized) __emscripten_thread_crashed();
				throw ex;
			}
		}
		self.onmessage = handleMessage;
	}
	var runtimeInitialized = false;
	function getMemoryBuffer() {
		return wasmMemory.buffer;
	}
	function updateMemoryViews() {
		if (HEAP8?.buffer?.growable) return;
		var b = getMemoryBuffer();
		HEAP8 = new Int8Array(b);
		HEAP16 = new Int16Array(b);
		HEAPU8 = new Uint8Array(b);
		HEAPU16 = new Uint16Array(b);
		HEAP32 = new Int32Array(b);
		HEAPU32 = new Uint32Array(b);
		HEAPF32 = new Float32Array(b);
		HEAPF64 = new Float64Array(b);
		HEAP64 = new BigInt64Array(b);
		HEAPU64 = new BigUint64Array(b);
	}
	function initMemory() {
		if (ENVIRONMENT_IS_PTHREAD) return;
		wasmMemory = new WebAssembly.Memory({
			initial: 256,
			maximum: 32768,
			shared: true
		});
		updateMemoryViews();
	}
	function preRun() {
		var preRun = Module["preRun"];
		if (preRun) {
			if (typeof preRun == "function") preRun = [preRun];
			onPreRuns.push(...preRun);
		}
		callRuntimeCallbacks(onPreRuns);
	}
	function initRuntime() {
		runtimeInitialized = true;
		if (ENVIRONMENT_IS_PTHREAD) return;
		if (!Module["noFSInit"] && !FS.initialized) FS.init();
		TTY.init();
		wasmExports["jb"]();
		FS.ignorePermissions = false;
	}
	function postRun() {
		var postRun = Module["postRun"];
		if (postRun) {
			if (typeof postRun == "function") postRun = [postRun];
			onPostRuns.push(...postRun);
		}
		callRuntimeCallbacks(onPostRuns);
	}
	function abort(what) {
		Module["onAbort"]?.(what);
		what = `Aborted(${what})`;
		err(what);
		ABORT = true;
		what += ". Build with -sASSERTIONS for more info.";
		if (runtimeInitialized) ___trap();
		throw new WebAssembly.RuntimeError(what);
	}
	var wasmBinaryFile;
	function findWasmBinary() {
		return locateFile("sharp-wasm32-0.35.5.node.wasm");
	}
	function getBinarySync(file) {
		if (file == wasmBinaryFile && wasmBinary) return new Uint8Array(wasmBinary);
		if (readBinary) return readBinary(file);
		throw "sync fetching of the wasm failed: you can preload it to Module[\"wasmBinary\"] manually, or emcc.py will do that for you when generating HTML (but not JS)";
	}
	function instantiateSync(file, info) {
		var binary = getBinarySync(file);
		var module = new WebAssembly.Module(binary);
		return [new WebAssembly.Instance(module, info), module];
	}
	function getWasmImports() {
		assignWasmImports();
		return { a: wasmImports };
	}
	function createWasm() {
		function receiveInstance(instance, module) {
			wasmExports = instance.exports;
			registerTLSInit(wasmExports["sb"]);
			assignWasmExports(wasmExports);
			wasmModule = module;
			return wasmExports;
		}
		var info = getWasmImports();
		var instantiateWasm = Module["instantiateWasm"];
		if (instantiateWasm) return new Promise((resolve) => {
			instantiateWasm(info, (inst, mod) => resolve(receiveInstance(inst, mod)));
		});
		if (ENVIRONMENT_IS_PTHREAD) return receiveInstance(new WebAssembly.Instance(wasmModule, getWasmImports()), wasmModule);
		wasmBinaryFile ??= findWasmBinary();
		var result = instantiateSync(wasmBinaryFile, info);
		return receiveInstance(result[0], result[1]);
	}
	var ExitStatus = class {
		name = "ExitStatus";
		constructor(status) {
			this.message = `Program terminated with exit(${status})`;
			this.status = status;
		}
	};
	var HEAP8;
	var terminateWorker = (worker) => {
		worker.terminate();
		worker.onmessage = (e) => {};
	};
	var cleanupThread = (pthread_ptr) => {
		var worker = PThread.pthreads[pthread_ptr];
		PThread.returnWorkerToPool(worker);
	};
	var callRuntimeCallbacks = (callbacks) => {
		while (callbacks.length > 0) callbacks.shift()(Module);
	};
	var onPreRuns = [];
	var spawnThread = (threadParams) => {
		var worker = PThread.getNewWorker();
		if (!worker) return 6;
		PThread.pthreads[threadParams.pthread_ptr] = worker;
		worker.pthread_ptr = threadParams.pthread_ptr;
		var msg = {
			cmd: 2,
			start_routine: threadParams.startRoutine,
			arg: threadParams.arg,
			pthread_ptr: threadParams.pthread_ptr
		};
		worker.postMessage(msg, threadParams.transferList);
		return 0;
	};
	var runtimeKeepaliveCounter = 0;
	var keepRuntimeAlive = () => noExitRuntime || runtimeKeepaliveCounter > 0;
	var stackSave = () => _emscripten_stack_get_current();
	var stackRestore = (val) => __emscripten_stack_restore(val);
	var stackAlloc = (sz) => __emscripten_stack_alloc(sz);
	var HEAPF64;
	var HEAP64;
	var proxyToMainThread = (funcIndex, emAsmAddr, proxyMode, ...callArgs) => {
		var bufSize = 8 * callArgs.length * 2;
		var sp = stackSave();
		var args = stackAlloc(bufSize);
		var b = args >> 3;
		for (var arg of callArgs) if (typeof arg == "bigint") {
			(growMemViews(), HEAP64)[b++] = 1n;
			(growMemViews(), HEAP64)[b++] = arg;
		} else {
			(growMemViews(), HEAP64)[b++] = 0n;
			(growMemViews(), HEAPF64)[b++] = arg;
		}
		var rtn = __emscripten_run_js_on_main_thread(funcIndex, emAsmAddr, bufSize, args, proxyMode);
		stackRestore(sp);
		return rtn;
	};
	function _proc_exit(code) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(0, 0, 1, code);
		EXITSTATUS = code;
		if (!keepRuntimeAlive()) {
			PThread.terminateAllThreads();
			Module["onExit"]?.(code);
			ABORT = true;
		}
		quit_(code, new ExitStatus(code));
	}
	function exitOnMainThread(returnCode) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(1, 0, 0, returnCode);
		_exit(returnCode);
	}
	var exitJS = (status, implicit) => {
		EXITSTATUS = status;
		if (ENVIRONMENT_IS_PTHREAD) {
			exitOnMainThread(status);
			throw "unwind";
		}
		_proc_exit(status);
	};
	var _exit = exitJS;
	var waitAsyncPolyfilled = !Atomics.waitAsync || globalThis.navigator?.userAgent && Number((navigator.userAgent.match(/Chrom(e|ium)\/([0-9]+)\./) || [])[2]) < 91;
	var HEAP32;
	var PThread = {
		unusedWorkers: [],
		tlsInitFunctions: [],
		pthreads: {},
		init() {
			if (!ENVIRONMENT_IS_PTHREAD) PThread.initMainThread();
		},
		initMainThread() {},
		terminateAllThreads: () => {
			for (var worker of Object.values(PThread.pthreads)) terminateWorker(worker);
			for (var worker of PThread.unusedWorkers) terminateWorker(worker);
			PThread.unusedWorkers = [];
			PThread.pthreads = {};
		},
		clearMailboxAwait: (pthread_ptr) => {
			if (!waitAsyncPolyfilled) Atomics.notify((growMemViews(), HEAP32), pthread_ptr >> 2);
		},
		terminateRuntime: () => {
			PThread.terminateAllThreads();
			var pthread_ptr = _pthread_self();
			___set_thread_state(0, 0, 0, 1);
			PThread.clearMailboxAwait(pthread_ptr);
		},
		returnWorkerToPool: (worker) => {
			var pthread_ptr = worker.pthread_ptr;
			delete PThread.pthreads[pthread_ptr];
			PThread.unusedWorkers.push(worker);
			worker.pthread_ptr = 0;
			PThread.clearMailboxAwait(pthread_ptr);
			__emscripten_thread_free_data(pthread_ptr);
		},
		threadInitTLS() {
			PThread.tlsInitFunctions.forEach((f) => f());
		},
		loadWasmModuleToWorker: (worker) => new Promise((onFinishedLoading) => {
			worker.onmessage = (e) => {
				var d = e.data;
				var cmd = d.cmd;
				if (d.targetThread && d.targetThread != _pthread_self()) {
					PThread.pthreads[d.targetThread]?.postMessage(d);
					return;
				}
				if (d === "setimmediate" || d === "_si") {
					worker.postMessage(d);
					return;
				}
				switch (cmd) {
					case 4:
						checkMailbox();
						break;
					case 5:
						spawnThread(d);
						break;
					case 6:
						callUserCallback(() => cleanupThread(d.thread));
						break;
					case 3:
						if (ENVIRONMENT_IS_NODE && !worker.strongref) worker.unref();
						onFinishedLoading(worker);
						break;
					case 8:
						worker.onerror(d.error);
						break;
					case 9:
						Module[d.handler](...d.args);
						break;
					default: if (cmd) err(`worker sent an unknown command ${cmd}`);
				}
			};
			worker.onerror = (e) => {
				err(`worker sent an error! ${e.filename}:${e.lineno}: ${e.message}`);
				throw e;
			};
			if (ENVIRONMENT_IS_NODE) {
				worker.on("message", (data) => worker.onmessage({ data }));
				worker.on("error", (e) => worker.onerror(e));
			}
			var handlers = [];
			for (var handler of [
				"onExit",
				"onAbort",
				"print",
				"printErr"
			]) if (Module.propertyIsEnumerable(handler)) handlers.push(handler);
			worker.postMessage({
				cmd: 1,
				handlers,
				wasmMemory,
				wasmModule
			});
		}),
		allocateUnusedWorker() {
			var worker = new Worker(_scriptName, {
				workerData: "em-pthread",
				name: "em-pthread"
			});
			PThread.unusedWorkers.push(worker);
			return worker;
		},
		getNewWorker() {
			if (PThread.unusedWorkers.length == 0) {
				var newWorker = PThread.allocateUnusedWorker();
				PThread.loadWasmModuleToWorker(newWorker);
			}
			return PThread.unusedWorkers.pop();
		}
	};
	var onPostRuns = [];
	var HEAPU32;
	function establishStackSpace(pthread_ptr) {
		var stackHigh = (growMemViews(), HEAPU32)[pthread_ptr + 48 >> 2];
		var stackLow = stackHigh - (growMemViews(), HEAPU32)[pthread_ptr + 52 >> 2];
		_emscripten_stack_set_limits(stackHigh, stackLow);
		stackRestore(stackHigh);
	}
	var getWasmTableEntry = (funcPtr) => wasmTable.get(funcPtr);
	var invokeEntryPoint = (ptr, arg) => {
		runtimeKeepaliveCounter = 0;
		noExitRuntime = 0;
		var result = getWasmTableEntry(ptr)(arg);
		function finish(result) {
			if (keepRuntimeAlive()) {
				EXITSTATUS = result;
				return;
			}
			__emscripten_thread_exit(result);
		}
		finish(result);
	};
	var noExitRuntime = true;
	var registerTLSInit = (tlsInitFunc) => PThread.tlsInitFunctions.push(tlsInitFunc);
	var wasmMemory;
	var UTF8Decoder = new TextDecoder();
	var findStringEnd = (heapOrArray, idx, maxBytesToRead, ignoreNul) => {
		var maxIdx = idx + maxBytesToRead;
		if (ignoreNul) return maxIdx;
		while (heapOrArray[idx] && !(idx >= maxIdx)) ++idx;
		return idx;
	};
	var HEAPU8;
	var UTF8ToString = (ptr, maxBytesToRead, ignoreNul) => {
		if (!ptr) return "";
		var end = findStringEnd((growMemViews(), HEAPU8), ptr, maxBytesToRead, ignoreNul);
		return UTF8Decoder.decode((growMemViews(), HEAPU8).slice(ptr, end));
	};
	var ___assert_fail = (condition, filename, line, func) => abort(`Assertion failed: ${UTF8ToString(condition)}, at: ` + [
		filename ? UTF8ToString(filename) : "unknown filename",
		line,
		func ? UTF8ToString(func) : "unknown function"
	]);
	var ___call_sighandler = (fp, sig) => getWasmTableEntry(fp)(sig);
	function pthreadCreateProxied(pthread_ptr, attr, startRoutine, arg) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(2, 0, 1, pthread_ptr, attr, startRoutine, arg);
		return ___pthread_create_js(pthread_ptr, attr, startRoutine, arg);
	}
	var _emscripten_has_threading_support = () => !!globalThis.SharedArrayBuffer;
	var ___pthread_create_js = (pthread_ptr, attr, startRoutine, arg) => {
		if (!_emscripten_has_threading_support()) return 6;
		var transferList = [];
		var error = 0;
		if (ENVIRONMENT_IS_PTHREAD && (!transferList.length || error)) return pthreadCreateProxied(pthread_ptr, attr, startRoutine, arg);
		if (error) return error;
		var threadParams = {
			startRoutine,
			pthread_ptr,
			arg,
			transferList
		};
		if (ENVIRONMENT_IS_PTHREAD) {
			threadParams.cmd = 5;
			postMessage(threadParams, transferList);
			return 0;
		}
		return spawnThread(threadParams);
	};
	var nodePath = require("node:path");
	var PATH = {
		isAbs: nodePath.isAbsolute,
		normalize: nodePath.normalize,
		dirname: nodePath.dirname,
		basename: nodePath.basename,
		join: nodePath.join,
		join2: nodePath.join
	};
	var initRandomFill = () => {
		if (ENVIRONMENT_IS_NODE) {
			var nodeCrypto = require("node:crypto");
			return (view) => (nodeCrypto.randomFillSync(view), 0);
		}
		return (view) => (view.set(crypto.getRandomValues(new Uint8Array(view.byteLength))), 0);
	};
	var randomFill = (view) => (randomFill = initRandomFill())(view);
	var PATH_FS = {
		resolve: (...paths) => {
			paths.unshift(FS.cwd());
			return nodePath.posix.resolve(...paths);
		},
		relative: (from, to) => nodePath.posix.relative(from || FS.cwd(), to || FS.cwd())
	};
	var UTF8ArrayToString = (heapOrArray, idx = 0, maxBytesToRead, ignoreNul) => {
		var endPtr = findStringEnd(heapOrArray, idx, maxBytesToRead, ignoreNul);
		return UTF8Decoder.decode(heapOrArray.buffer ? heapOrArray.slice(idx, endPtr) : new Uint8Array(heapOrArray.slice(idx, endPtr)));
	};
	var FS_stdin_getChar_buffer = [];
	var lengthBytesUTF8 = (str) => {
		var len = 0;
		for (var i = 0; i < str.length; ++i) {
			var c = str.charCodeAt(i);
			if (c <= 127) len++;
			else if (c <= 2047) len += 2;
			else if (c >= 55296 && c <= 57343) {
				len += 4;
				++i;
			} else len += 3;
		}
		return len;
	};
	var stringToUTF8Array = (str, heap, outIdx, maxBytesToWrite) => {
		if (!(maxBytesToWrite > 0)) return 0;
		var startIdx = outIdx;
		var endIdx = outIdx + maxBytesToWrite - 1;
		for (var i = 0; i < str.length; ++i) {
			var u = str.codePointAt(i);
			if (u <= 127) {
				if (outIdx >= endIdx) break;
				heap[outIdx++] = u;
			} else if (u <= 2047) {
				if (outIdx + 1 >= endIdx) break;
				heap[outIdx++] = 192 | u >> 6;
				heap[outIdx++] = 128 | u & 63;
			} else if (u <= 65535) {
				if (outIdx + 2 >= endIdx) break;
				heap[outIdx++] = 224 | u >> 12;
				heap[outIdx++] = 128 | u >> 6 & 63;
				heap[outIdx++] = 128 | u & 63;
			} else {
				if (outIdx + 3 >= endIdx) break;
				heap[outIdx++] = 240 | u >> 18;
				heap[outIdx++] = 128 | u >> 12 & 63;
				heap[outIdx++] = 128 | u >> 6 & 63;
				heap[outIdx++] = 128 | u & 63;
				i++;
			}
		}
		heap[outIdx] = 0;
		return outIdx - startIdx;
	};
	var intArrayFromString = (stringy, dontAddNull, length) => {
		var len = length > 0 ? length : lengthBytesUTF8(stringy) + 1;
		var u8array = new Array(len);
		var numBytesWritten = stringToUTF8Array(stringy, u8array, 0, u8array.length);
		if (dontAddNull) u8array.length = numBytesWritten;
		return u8array;
	};
	var FS_stdin_getChar = () => {
		if (!FS_stdin_getChar_buffer.length) {
			var result = null;
			if (ENVIRONMENT_IS_NODE) {
				var BUFSIZE = 256;
				var buf = Buffer.alloc(BUFSIZE);
				var bytesRead = 0;
				var fd = process.stdin.fd;
				try {
					bytesRead = fs.readSync(fd, buf, 0, BUFSIZE);
				} catch (e) {
					if (e.toString().includes("EOF")) bytesRead = 0;
					else throw e;
				}
				if (bytesRead > 0) result = buf.slice(0, bytesRead).toString("utf-8");
			}
			if (!result) return null;
			FS_stdin_getChar_buffer = intArrayFromString(result, true);
		}
		return FS_stdin_getChar_buffer.shift();
	};
	var TTY = {
		ttys: [],
		init() {},
		shutdown() {},
		register(dev, ops) {
			TTY.ttys[dev] = {
				input: [],
				output: [],
				ops
			};
			FS.registerDevice(dev, TTY.stream_ops);
		},
		stream_ops: {
			open(stream) {
				var tty = TTY.ttys[stream.node.rdev];
				if (!tty) throw new FS.ErrnoError(43);
				stream.tty = tty;
				stream.seekable = false;
			},
			close(stream) {
				stream.tty.ops.fsync(stream.tty);
			},
			fsync(stream) {
				stream.tty.ops.fsync(stream.tty);
			},
			read(stream, buffer, offset, length, pos) {
				if (!stream.tty || !stream.tty.ops.get_char) throw new FS.ErrnoError(60);
				var bytesRead = 0;
				for (var i = 0; i < length; i++) {
					var result;
					try {
						result = stream.tty.ops.get_char(stream.tty);
					} catch (e) {
						throw new FS.ErrnoError(29);
					}
					if (result === void 0 && !bytesRead) throw new FS.ErrnoError(6);
					if (result === null || result === void 0) break;
					bytesRead++;
					buffer[offset + i] = result;
					if (result === 10) break;
				}
				if (bytesRead) stream.node.atime = Date.now();
				return bytesRead;
			},
			write(stream, buffer, offset, length, pos) {
				if (!stream.tty || !stream.tty.ops.put_char) throw new FS.ErrnoError(60);
				try {
					for (var i = 0; i < length; i++) stream.tty.ops.put_char(stream.tty, buffer[offset + i]);
				} catch (e) {
					throw new FS.ErrnoError(29);
				}
				if (length) stream.node.mtime = stream.node.ctime = Date.now();
				return i;
			}
		},
		default_tty_ops: {
			get_char(tty) {
				return FS_stdin_getChar();
			},
			put_char(tty, val) {
				if (val === null || val === 10) {
					out(UTF8ArrayToString(tty.output));
					tty.output = [];
				} else if (val != 0) tty.output.push(val);
			},
			fsync(tty) {
				if (tty.output?.length > 0) {
					out(UTF8ArrayToString(tty.output));
					tty.output = [];
				}
			},
			ioctl_tcgets(tty) {
				return {
					c_iflag: 25856,
					c_oflag: 5,
					c_cflag: 191,
					c_lflag: 35387,
					c_cc: [
						3,
						28,
						127,
						21,
						4,
						0,
						1,
						0,
						17,
						19,
						26,
						0,
						18,
						15,
						23,
						22,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]
				};
			},
			ioctl_tcsets(tty, optional_actions, data) {
				return 0;
			},
			ioctl_tiocgwinsz(tty) {
				return [24, 80];
			}
		},
		default_tty1_ops: {
			put_char(tty, val) {
				if (val === null || val === 10) {
					err(UTF8ArrayToString(tty.output));
					tty.output = [];
				} else if (val != 0) tty.output.push(val);
			},
			fsync(tty) {
				if (tty.output?.length > 0) {
					err(UTF8ArrayToString(tty.output));
					tty.output = [];
				}
			}
		}
	};
	var zeroMemory = (ptr, size) => (growMemViews(), HEAPU8).fill(0, ptr, ptr + size);
	var alignMemory = (size, alignment) => Math.ceil(size / alignment) * alignment;
	var mmapAlloc = (size) => {
		size = alignMemory(size, 65536);
		var ptr = _emscripten_builtin_memalign(65536, size);
		if (ptr) zeroMemory(ptr, size);
		return ptr;
	};
	var MEMFS = {
		ops_table: null,
		mount(mount) {
			return MEMFS.createNode(null, "/", 16895, 0);
		},
		createNode(parent, name, mode, dev) {
			if (FS.isBlkdev(mode) || FS.isFIFO(mode)) throw new FS.ErrnoError(63);
			MEMFS.ops_table ||= {
				dir: {
					node: {
						getattr: MEMFS.node_ops.getattr,
						setattr: MEMFS.node_ops.setattr,
						lookup: MEMFS.node_ops.lookup,
						mknod: MEMFS.node_ops.mknod,
						rename: MEMFS.node_ops.rename,
						unlink: MEMFS.node_ops.unlink,
						rmdir: MEMFS.node_ops.rmdir,
						readdir: MEMFS.node_ops.readdir,
						symlink: MEMFS.node_ops.symlink
					},
					stream: { llseek: MEMFS.stream_ops.llseek }
				},
				file: {
					node: {
						getattr: MEMFS.node_ops.getattr,
						setattr: MEMFS.node_ops.setattr
					},
					stream: {
						llseek: MEMFS.stream_ops.llseek,
						read: MEMFS.stream_ops.read,
						write: MEMFS.stream_ops.write,
						mmap: MEMFS.stream_ops.mmap,
						msync: MEMFS.stream_ops.msync
					}
				},
				link: {
					node: {
						getattr: MEMFS.node_ops.getattr,
						setattr: MEMFS.node_ops.setattr,
						readlink: MEMFS.node_ops.readlink
					},
					stream: {}
				},
				chrdev: {
					node: {
						getattr: MEMFS.node_ops.getattr,
						setattr: MEMFS.node_ops.setattr
					},
					stream: FS.chrdev_stream_ops
				}
			};
			var node = FS.createNode(parent, name, mode, dev);
			if (FS.isDir(node.mode)) {
				node.node_ops = MEMFS.ops_table.dir.node;
				node.stream_ops = MEMFS.ops_table.dir.stream;
				node.contents = {};
			} else if (FS.isFile(node.mode)) {
				node.node_ops = MEMFS.ops_table.file.node;
				node.stream_ops = MEMFS.ops_table.file.stream;
				node.usedBytes = 0;
				node.contents = MEMFS.emptyFileContents ??= /* @__PURE__ */ new Uint8Array(0);
			} else if (FS.isLink(node.mode)) {
				node.node_ops = MEMFS.ops_table.link.node;
				node.stream_ops = MEMFS.ops_table.link.stream;
			} else if (FS.isChrdev(node.mode)) {
				node.node_ops = MEMFS.ops_table.chrdev.node;
				node.stream_ops = MEMFS.ops_table.chrdev.stream;
			}
			node.atime = node.mtime = node.ctime = Date.now();
			if (parent) {
				parent.contents[name] = node;
				parent.atime = parent.mtime = parent.ctime = node.atime;
			}
			return node;
		},
		getFileDataAsTypedArray(node) {
			return node.contents.subarray(0, node.usedBytes);
		},
		expandFileStorage(node, newCapacity) {
			var prevCapacity = node.contents.length;
			if (prevCapacity >= newCapacity) return;
			newCapacity = Math.max(newCapacity, prevCapacity * (prevCapacity < 1048576 ? 2 : 1.125) >>> 0);
			if (prevCapacity) newCapacity = Math.max(newCapacity, 256);
			var oldContents = MEMFS.getFileDataAsTypedArray(node);
			node.contents = new Uint8Array(newCapacity);
			node.contents.set(oldContents);
		},
		resizeFileStorage(node, newSize) {
			if (node.usedBytes == newSize) return;
			var oldContents = node.contents;
			node.contents = new Uint8Array(newSize);
			node.contents.set(oldContents.subarray(0, Math.min(newSize, node.usedBytes)));
			node.usedBytes = newSize;
		},
		node_ops: {
			getattr(node) {
				var attr = {};
				attr.dev = FS.isChrdev(node.mode) ? node.id : 1;
				attr.ino = node.id;
				attr.mode = node.mode;
				attr.nlink = 1;
				attr.uid = 0;
				attr.gid = 0;
				attr.rdev = node.rdev;
				if (FS.isDir(node.mode)) attr.size = 4096;
				else if (FS.isFile(node.mode)) attr.size = node.usedBytes;
				else if (FS.isLink(node.mode)) attr.size = node.link.length;
				else attr.size = 0;
				attr.atime = new Date(node.atime);
				attr.mtime = new Date(node.mtime);
				attr.ctime = new Date(node.ctime);
				attr.blksize = 4096;
				attr.blocks = Math.ceil(attr.size / attr.blksize);
				return attr;
			},
			setattr(node, attr) {
				for (const key of [
					"mode",
					"atime",
					"mtime",
					"ctime"
				]) if (attr[key] != null) node[key] = attr[key];
				if (attr.size !== void 0) MEMFS.resizeFileStorage(node, attr.size);
			},
			lookup(parent, name) {
				if (!MEMFS.doesNotExistError) {
					MEMFS.doesNotExistError = new FS.ErrnoError(44);
					MEMFS.doesNotExistError.stack = "<generic error, no stack>";
				}
				throw MEMFS.doesNotExistError;
			},
			mknod(parent, name, mode, dev) {
				return MEMFS.createNode(parent, name, mode, dev);
			},
			rename(old_node, new_dir, new_name) {
				var new_node;
				try {
					new_node = FS.lookupNode(new_dir, new_name);
				} catch (e) {}
				if (new_node) {
					if (FS.isDir(old_node.mode)) for (var i in new_node.contents) throw new FS.ErrnoError(55);
					FS.hashRemoveNode(new_node);
				}
				delete old_node.parent.contents[old_node.name];
				new_dir.contents[new_name] = old_node;
				old_node.name = new_name;
				new_dir.ctime = new_dir.mtime = old_node.parent.ctime = old_node.parent.mtime = Date.now();
			},
			unlink(parent, name) {
				delete parent.contents[name];
				parent.ctime = parent.mtime = Date.now();
			},
			rmdir(parent, name) {
				for (var i in FS.lookupNode(parent, name).contents) throw new FS.ErrnoError(55);
				delete parent.contents[name];
				parent.ctime = parent.mtime = Date.now();
			},
			readdir(node) {
				return [
					".",
					"..",
					...Object.keys(node.contents)
				];
			},
			symlink(parent, newname, oldpath) {
				var node = MEMFS.createNode(parent, newname, 41471, 0);
				node.link = oldpath;
				return node;
			},
			readlink(node) {
				if (!FS.isLink(node.mode)) throw new FS.ErrnoError(28);
				return node.link;
			}
		},
		stream_ops: {
			read(stream, buffer, offset, length, position) {
				var contents = stream.node.contents;
				if (position >= stream.node.usedBytes) return 0;
				var size = Math.min(stream.node.usedBytes - position, length);
				buffer.set(contents.subarray(position, position + size), offset);
				return size;
			},
			write(stream, buffer, offset, length, position, canOwn) {
				if (buffer.buffer === (growMemViews(), HEAP8).buffer) canOwn = false;
				if (!length) return 0;
				var node = stream.node;
				node.mtime = node.ctime = Date.now();
				if (canOwn) {
					node.contents = buffer.subarray(offset, offset + length);
					node.usedBytes = length;
				} else if (!node.usedBytes && !position) {
					node.contents = buffer.slice(offset, offset + length);
					node.usedBytes = length;
				} else {
					MEMFS.expandFileStorage(node, position + length);
					node.contents.set(buffer.subarray(offset, offset + length), position);
					node.usedBytes = Math.max(node.usedBytes, position + length);
				}
				return length;
			},
			llseek(stream, offset, whence) {
				var position = offset;
				if (whence === 1) position += stream.position;
				else if (whence === 2) {
					if (FS.isFile(stream.node.mode)) position += stream.node.usedBytes;
				}
				if (position < 0) throw new FS.ErrnoError(28);
				return position;
			},
			mmap(stream, length, position, prot, flags) {
				if (!FS.isFile(stream.node.mode)) throw new FS.ErrnoError(43);
				var ptr;
				var allocated;
				var contents = stream.node.contents;
				if (!(flags & 2) && contents.buffer === (growMemViews(), HEAP8).buffer) {
					allocated = false;
					ptr = contents.byteOffset;
				} else {
					allocated = true;
					ptr = mmapAlloc(length);
					if (!ptr) throw new FS.ErrnoError(48);
					if (contents) {
						if (position > 0 || position + length < contents.length) {
							if (contents.subarray) contents = contents.subarray(position, position + length);
							else contents = Array.prototype.slice.call(contents, position, position + length);
						}
						(growMemViews(), HEAP8).set(contents, ptr);
					}
				}
				return {
					ptr,
					allocated
				};
			},
			msync(stream, buffer, offset, length, mmapFlags) {
				MEMFS.stream_ops.write(stream, buffer, 0, length, offset, false);
				return 0;
			}
		}
	};
	var FS_modeStringToFlags = (str) => {
		if (typeof str != "string") return str;
		var flags = {
			r: 0,
			"r+": 2,
			w: 577,
			"w+": 578,
			a: 1089,
			"a+": 1090
		}[str];
		if (typeof flags == "undefined") throw new Error(`Unknown file open mode: ${str}`);
		return flags;
	};
	var FS_fileDataToTypedArray = (data) => {
		if (typeof data == "string") data = intArrayFromString(data, true);
		if (!data.subarray) data = new Uint8Array(data);
		return data;
	};
	var FS_getMode = (canRead, canWrite) => {
		var mode = 0;
		if (canRead) mode |= 365;
		if (canWrite) mode |= 146;
		return mode;
	};
	var ERRNO_CODES = {
		EPERM: 63,
		ENOENT: 44,
		ESRCH: 71,
		EINTR: 27,
		EIO: 29,
		ENXIO: 60,
		E2BIG: 1,
		ENOEXEC: 45,
		EBADF: 8,
		ECHILD: 12,
		EAGAIN: 6,
		EWOULDBLOCK: 6,
		ENOMEM: 48,
		EACCES: 2,
		EFAULT: 21,
		ENOTBLK: 105,
		EBUSY: 10,
		EEXIST: 20,
		EXDEV: 75,
		ENODEV: 43,
		ENOTDIR: 54,
		EISDIR: 31,
		EINVAL: 28,
		ENFILE: 41,
		EMFILE: 33,
		ENOTTY: 59,
		ETXTBSY: 74,
		EFBIG: 22,
		ENOSPC: 51,
		ESPIPE: 70,
		EROFS: 69,
		EMLINK: 34,
		EPIPE: 64,
		EDOM: 18,
		ERANGE: 68,
		ENOMSG: 49,
		EIDRM: 24,
		ECHRNG: 106,
		EL2NSYNC: 156,
		EL3HLT: 107,
		EL3RST: 108,
		ELNRNG: 109,
		EUNATCH: 110,
		ENOCSI: 111,
		EL2HLT: 112,
		EDEADLK: 16,
		ENOLCK: 46,
		EBADE: 113,
		EBADR: 114,
		EXFULL: 115,
		ENOANO: 104,
		EBADRQC: 103,
		EBADSLT: 102,
		EDEADLOCK: 16,
		EBFONT: 101,
		ENOSTR: 100,
		ENODATA: 116,
		ETIME: 117,
		ENOSR: 118,
		ENONET: 119,
		ENOPKG: 120,
		EREMOTE: 121,
		ENOLINK: 47,
		EADV: 122,
		ESRMNT: 123,
		ECOMM: 124,
		EPROTO: 65,
		EMULTIHOP: 36,
		EDOTDOT: 125,
		EBADMSG: 9,
		ENOTUNIQ: 126,
		EBADFD: 127,
		EREMCHG: 128,
		ELIBACC: 129,
		ELIBBAD: 130,
		ELIBSCN: 131,
		ELIBMAX: 132,
		ELIBEXEC: 133,
		ENOSYS: 52,
		ENOTEMPTY: 55,
		ENAMETOOLONG: 37,
		ELOOP: 32,
		EOPNOTSUPP: 138,
		EPFNOSUPPORT: 139,
		ECONNRESET: 15,
		ENOBUFS: 42,
		EAFNOSUPPORT: 5,
		EPROTOTYPE: 67,
		ENOTSOCK: 57,
		ENOPROTOOPT: 50,
		ESHUTDOWN: 140,
		ECONNREFUSED: 14,
		EADDRINUSE: 3,
		ECONNABORTED: 13,
		ENETUNREACH: 40,
		ENETDOWN: 38,
		ETIMEDOUT: 73,
		EHOSTDOWN: 142,
		EHOSTUNREACH: 23,
		EINPROGRESS: 26,
		EALREADY: 7,
		EDESTADDRREQ: 17,
		EMSGSIZE: 35,
		EPROTONOSUPPORT: 66,
		ESOCKTNOSUPPORT: 137,
		EADDRNOTAVAIL: 4,
		ENETRESET: 39,
		EISCONN: 30,
		ENOTCONN: 53,
		ETOOMANYREFS: 141,
		EUSERS: 136,
		EDQUOT: 19,
		ESTALE: 72,
		ENOTSUP: 138,
		ENOMEDIUM: 148,
		EILSEQ: 25,
		EOVERFLOW: 61,
		ECANCELED: 11,
		ENOTRECOVERABLE: 56,
		EOWNERDEAD: 62,
		ESTRPIPE: 135
	};
	var NODEFS = {
		isWindows: false,
		staticInit() {
			NODEFS.isWindows = !!process.platform.match(/^win/);
			var flags = process.binding("constants")["fs"];
			NODEFS.flagsForNodeMap = {
				1024: flags["O_APPEND"],
				64: flags["O_CREAT"],
				128: flags["O_EXCL"],
				256: flags["O_NOCTTY"],
				0: flags["O_RDONLY"],
				2: flags["O_RDWR"],
				4096: flags["O_SYNC"],
				512: flags["O_TRUNC"],
				1: flags["O_WRONLY"],
				131072: flags["O_NOFOLLOW"]
			};
		},
		convertNodeCode(e) {
			return ERRNO_CODES[e.code];
		},
		tryFSOperation(f) {
			try {
				return f();
			} catch (e) {
				if (!e.code) throw e;
				if (e.code === "UNKNOWN") throw new FS.ErrnoError(28);
				throw new FS.ErrnoError(NODEFS.convertNodeCode(e));
			}
		},
		mount(mount) {
			return NODEFS.createNode(null, "/", NODEFS.getMode(mount.opts.root), 0);
		},
		createNode(parent, name, mode, dev) {
			if (!FS.isDir(mode) && !FS.isFile(mode) && !FS.isLink(mode)) throw new FS.ErrnoError(28);
			var node = FS.createNode(parent, name, mode);
			node.node_ops = NODEFS.node_ops;
			node.stream_ops = NODEFS.stream_ops;
			return node;
		},
		getMode(path) {
			return NODEFS.tryFSOperation(() => {
				var mode = fs.lstatSync(path).mode;
				if (NODEFS.isWindows) mode |= (mode & 292) >> 2;
				return mode;
			});
		},
		realPath(node) {
			var parts = [];
			while (node.parent !== node) {
				parts.push(node.name);
				node = node.parent;
			}
			parts.push(node.mount.opts.root);
			parts.reverse();
			return PATH.join(...parts);
		},
		flagsForNode(flags) {
			flags &= -2097153;
			flags &= -2049;
			flags &= -32769;
			flags &= -524289;
			flags &= -65537;
			var newFlags = 0;
			for (var k in NODEFS.flagsForNodeMap) if (flags & k) {
				newFlags |= NODEFS.flagsForNodeMap[k];
				flags ^= k;
			}
			if (flags) throw new FS.ErrnoError(28);
			return newFlags;
		},
		getattr(func, node) {
			var stat = NODEFS.tryFSOperation(func);
			if (NODEFS.isWindows) {
				if (!stat.blksize) stat.blksize = 4096;
				if (!stat.blocks) stat.blocks = (stat.size + stat.blksize - 1) / stat.blksize | 0;
				stat.mode |= (stat.mode & 292) >> 2;
			}
			return {
				dev: stat.dev,
				ino: node.id,
				mode: stat.mode,
				nlink: stat.nlink,
				uid: stat.uid,
				gid: stat.gid,
				rdev: stat.rdev,
				size: stat.size,
				atime: stat.atime,
				mtime: stat.mtime,
				ctime: stat.ctime,
				blksize: stat.blksize,
				blocks: stat.blocks
			};
		},
		setattr(arg, node, attr, chmod, utimes, truncate, stat) {
			NODEFS.tryFSOperation(() => {
				if (attr.mode !== void 0) {
					var mode = attr.mode;
					if (NODEFS.isWindows) mode &= 384;
					chmod(arg, mode);
					node.mode = attr.mode;
				}
				if (typeof (attr.atime ?? attr.mtime) === "number") utimes(arg, new Date(attr.atime ?? stat(arg).atime), new Date(attr.mtime ?? stat(arg).mtime));
				if (attr.size !== void 0) truncate(arg, attr.size);
			});
		},
		node_ops: {
			getattr(node) {
				var path = NODEFS.realPath(node);
				return NODEFS.getattr(() => fs.lstatSync(path), node);
			},
			setattr(node, attr) {
				var path = NODEFS.realPath(node);
				if (attr.mode != null && attr.dontFollow) throw new FS.ErrnoError(52);
				var utimes = attr.dontFollow ? fs.lutimesSync : fs.utimesSync;
				NODEFS.setattr(path, node, attr, fs.chmodSync, utimes, fs.truncateSync, fs.lstatSync);
			},
			lookup(parent, name) {
				var path = PATH.join2(NODEFS.realPath(parent), name);
				var mode = NODEFS.getMode(path);
				return NODEFS.createNode(parent, name, mode);
			},
			mknod(parent, name, mode, dev) {
				var node = NODEFS.createNode(parent, name, mode, dev);
				var path = NODEFS.realPath(node);
				NODEFS.tryFSOperation(() => {
					if (FS.isDir(node.mode)) fs.mkdirSync(path, node.mode);
					else fs.writeFileSync(path, "", { mode: node.mode });
				});
				return node;
			},
			rename(oldNode, newDir, newName) {
				var oldPath = NODEFS.realPath(oldNode);
				var newPath = PATH.join2(NODEFS.realPath(newDir), newName);
				try {
					FS.unlink(newPath);
				} catch (e) {}
				NODEFS.tryFSOperation(() => fs.renameSync(oldPath, newPath));
				oldNode.name = newName;
			},
			unlink(parent, name) {
				var path = PATH.join2(NODEFS.realPath(parent), name);
				NODEFS.tryFSOperation(() => fs.unlinkSync(path));
			},
			rmdir(parent, name) {
				var path = PATH.join2(NODEFS.realPath(parent), name);
				NODEFS.tryFSOperation(() => fs.rmdirSync(path));
			},
			readdir(node) {
				var path = NODEFS.realPath(node);
				return NODEFS.tryFSOperation(() => fs.readdirSync(path));
			},
			symlink(parent, newName, oldPath) {
				var newPath = PATH.join2(NODEFS.realPath(parent), newName);
				NODEFS.tryFSOperation(() => fs.symlinkSync(oldPath, newPath));
			},
			readlink(node) {
				var path = NODEFS.realPath(node);
				return NODEFS.tryFSOperation(() => fs.readlinkSync(path));
			},
			statfs(path) {
				var stats = NODEFS.tryFSOperation(() => fs.statfsSync(path));
				stats.frsize = stats.bsize;
				return stats;
			}
		},
		stream_ops: {
			getattr(stream) {
				return NODEFS.getattr(() => fs.fstatSync(stream.nfd), stream.node);
			},
			setattr(stream, attr) {
				NODEFS.setattr(stream.nfd, stream.node, attr, fs.fchmodSync, fs.futimesSync, fs.ftruncateSync, fs.fstatSync);
			},
			open(stream) {
				var path = NODEFS.realPath(stream.node);
				NODEFS.tryFSOperation(() => {
					stream.shared.refcount = 1;
					stream.nfd = fs.openSync(path, NODEFS.flagsForNode(stream.flags));
				});
			},
			close(stream) {
				NODEFS.tryFSOperation(() => {
					if (stream.nfd && !--stream.shared.refcount) fs.closeSync(stream.nfd);
				});
			},
			dup(stream) {
				stream.shared.refcount++;
			},
			read(stream, buffer, offset, length, position) {
				return NODEFS.tryFSOperation(() => fs.readSync(stream.nfd, buffer, offset, length, position));
			},
			write(stream, buffer, offset, length, position) {
				return NODEFS.tryFSOperation(() => fs.writeSync(stream.nfd, buffer, offset, length, position));
			},
			llseek(stream, offset, whence) {
				var position = offset;
				if (whence === 1) position += stream.position;
				else if (whence === 2) {
					if (FS.isFile(stream.node.mode)) NODEFS.tryFSOperation(() => {
						var stat = fs.fstatSync(stream.nfd);
						position += stat.size;
					});
				}
				if (position < 0) throw new FS.ErrnoError(28);
				return position;
			},
			mmap(stream, length, position, prot, flags) {
				if (!FS.isFile(stream.node.mode)) throw new FS.ErrnoError(43);
				var ptr = mmapAlloc(length);
				NODEFS.stream_ops.read(stream, (growMemViews(), HEAP8), ptr, length, position);
				return {
					ptr,
					allocated: true
				};
			},
			msync(stream, buffer, offset, length, mmapFlags) {
				NODEFS.stream_ops.write(stream, buffer, 0, length, offset, false);
				return 0;
			}
		}
	};
	var NODERAWFS_stream_funcs = {
		close(stream) {
			VFS.closeStream(stream.fd);
			if (--stream.shared.refcnt <= 0 && stream.nfd > 2) fs.closeSync(stream.nfd);
		},
		llseek(stream, offset, whence) {
			var position = offset;
			if (whence === 1) position += stream.position;
			else if (whence === 2) position += fs.fstatSync(stream.nfd).size;
			else if (whence !== 0) throw new FS.ErrnoError(28);
			if (position < 0) throw new FS.ErrnoError(28);
			stream.position = position;
			return position;
		},
		read(stream, buffer, offset, length, position) {
			var seeking = typeof position != "undefined";
			if (!seeking && stream.seekable) position = stream.position;
			var bytesRead = fs.readSync(stream.nfd, buffer, offset, length, position);
			if (!seeking) stream.position += bytesRead;
			return bytesRead;
		},
		write(stream, buffer, offset, length, position) {
			if (stream.flags & 1024) FS.llseek(stream, 0, 2);
			var seeking = typeof position != "undefined";
			if (!seeking && stream.seekable) position = stream.position;
			var bytesWritten = fs.writeSync(stream.nfd, buffer, offset, length, position);
			if (!seeking) stream.position += bytesWritten;
			return bytesWritten;
		},
		mmap(stream, length, position, prot, flags) {
			if (!length) throw new FS.ErrnoError(28);
			var ptr = mmapAlloc(length);
			FS.read(stream, (growMemViews(), HEAP8), ptr, length, position);
			return {
				ptr,
				allocated: true
			};
		},
		msync(stream, buffer, offset, length, mmapFlags) {
			FS.write(stream, buffer, 0, length, offset);
			return 0;
		},
		ioctl(stream, cmd, arg) {
			throw new FS.ErrnoError(59);
		}
	};
	var NODERAWFS = {
		lookup(parent, name) {
			return FS.lookupPath(`${parent.path}/${name}`).node;
		},
		lookupPath(path, opts = {}) {
			if (opts.parent) path = PATH.dirname(path);
			var st = fs.lstatSync(path);
			var mode = NODEFS.getMode(path);
			return {
				path,
				node: {
					id: st.ino,
					mode,
					node_ops: NODERAWFS,
					path
				}
			};
		},
		createStandardStreams() {
			var paths = [
				"/dev/stdin",
				"/dev/stdout",
				"/dev/stderr"
			];
			for (var i = 0; i < 3; i++) {
				var st = fs.fstatSync(i);
				var node = {
					id: st.ino,
					mode: st.mode,
					node_ops: NODERAWFS,
					path: paths[i]
				};
				var flags = i ? 577 : 0;
				FS.createStream({
					nfd: i,
					position: 0,
					path: paths[i],
					flags,
					node
				}, i);
			}
		},
		cwd() {
			return process.cwd();
		},
		chdir(...args) {
			process.chdir(...args);
		},
		mknod(path, mode) {
			if (FS.isDir(path)) fs.mkdirSync(path, mode);
			else fs.writeFileSync(path, "", { mode });
		},
		mkdir(...args) {
			fs.mkdirSync(...args);
		},
		symlink(...args) {
			fs.symlinkSync(...args);
		},
		link(oldpath, newpath, flags) {
			if (flags & 1024) oldpath = fs.realpathSync(oldpath);
			fs.linkSync(oldpath, newpath);
		},
		rename(...args) {
			fs.renameSync(...args);
		},
		rmdir(...args) {
			fs.rmdirSync(...args);
		},
		readdir(...args) {
			return [".", ".."].concat(fs.readdirSync(...args));
		},
		unlink(...args) {
			fs.unlinkSync(...args);
		},
		readlink(...args) {
			return fs.readlinkSync(...args);
		},
		stat(path, dontFollow) {
			var stat = dontFollow ? fs.lstatSync(path) : fs.statSync(path);
			if (NODEFS.isWindows) stat.mode |= (stat.mode & 292) >> 2;
			return stat;
		},
		fstat(fd) {
			var stream = FS.getStreamChecked(fd);
			var getattr = stream.stream_ops?.getattr ?? stream.node.node_ops?.getattr;
			if (getattr) return getattr(stream.stream_ops?.getattr ? stream : stream.node);
			return fs.fstatSync(stream.nfd);
		},
		statfs(path) {
			return Object.assign({
				fsid: 42,
				flags: 2,
				namelen: 255
			}, fs.statfsSync(path));
		},
		statfsStream(stream) {
			return FS.statfs(stream.path);
		},
		chmod(path, mode, dontFollow) {
			mode &= 4095;
			if (NODEFS.isWindows) mode &= 384;
			if (dontFollow && fs.lstatSync(path).isSymbolicLink()) throw new FS.ErrnoError(138);
			fs.chmodSync(path, mode);
		},
		fchmod(fd, mode) {
			var stream = FS.getStreamChecked(fd);
			fs.fchmodSync(stream.nfd, mode);
		},
		chown(...args) {
			fs.chownSync(...args);
		},
		fchown(fd, owner, group) {
			var stream = FS.getStreamChecked(fd);
			fs.fchownSync(stream.nfd, owner, group);
		},
		truncate(path, len) {
			if (len < 0) throw new FS.ErrnoError(28);
			return fs.truncateSync(path, len);
		},
		ftruncate(fd, len) {
			if (len < 0) throw new FS.ErrnoError(28);
			var stream = FS.getStreamChecked(fd);
			fs.ftruncateSync(stream.nfd, len);
		},
		utime(path, atime, mtime, dontFollow) {
			if (atime === null || mtime === null) {
				var st = dontFollow ? fs.lstatSync(path) : fs.statSync(path);
				atime ||= st.atimeMs;
				mtime ||= st.mtimeMs;
			}
			if (dontFollow) fs.lutimesSync(path, atime / 1e3, mtime / 1e3);
			else fs.utimesSync(path, atime / 1e3, mtime / 1e3);
		},
		open(path, flags, mode) {
			flags = FS_modeStringToFlags(flags);
			var pathTruncated = path.split("/").map((s) => s.slice(0, 255)).join("/");
			var nfd = fs.openSync(pathTruncated, NODEFS.flagsForNode(flags), mode);
			var st = fs.fstatSync(nfd);
			if (flags & 65536 && !st.isDirectory()) {
				fs.closeSync(nfd);
				throw new FS.ErrnoError(ERRNO_CODES.ENOTDIR);
			}
			var newMode = NODEFS.getMode(pathTruncated);
			var node = {
				id: st.ino,
				mode: newMode,
				node_ops: NODERAWFS,
				path
			};
			return FS.createStream({
				nfd,
				position: 0,
				path,
				flags,
				node,
				seekable: true
			});
		},
		createStream(stream, fd) {
			var rtn = VFS.createStream(stream, fd);
			if (!stream.stream_ops) {
				rtn.shared.refcnt ??= 0;
				rtn.shared.refcnt++;
				if (nodeTTY.isatty(rtn.nfd)) {
					rtn.tty = { ops: TTY.default_tty_ops };
					rtn.seekable = false;
				}
			}
			return rtn;
		}
	};
	var asyncLoad = async (url) => {
		var arrayBuffer = await readAsync(url);
		return new Uint8Array(arrayBuffer);
	};
	var FS_createDataFile = (...args) => FS.createDataFile(...args);
	var getUniqueRunDependency = (id) => id;
	var dependenciesPromise = null;
	var resolveRunDependencies = async () => dependenciesPromise;
	var runDependencies = 0;
	var dependenciesPromiseResolve = null;
	var removeRunDependency = (id) => {
		runDependencies--;
		Module["monitorRunDependencies"]?.(runDependencies);
		if (!runDependencies) dependenciesPromiseResolve();
	};
	var addRunDependency = (id) => {
		if (!runDependencies) dependenciesPromise = new Promise((resolve) => dependenciesPromiseResolve = resolve);
		runDependencies++;
		Module["monitorRunDependencies"]?.(runDependencies);
	};
	var preloadPlugins = [];
	var FS_handledByPreloadPlugin = async (byteArray, fullname) => {
		if (typeof Browser != "undefined") Browser.init();
		for (var plugin of preloadPlugins) if (plugin["canHandle"](fullname)) return plugin["handle"](byteArray, fullname);
		return byteArray;
	};
	var FS_preloadFile = async (parent, name, url, canRead, canWrite, dontCreateFile, canOwn, preFinish) => {
		var fullname = name ? PATH_FS.resolve(PATH.join2(parent, name)) : parent;
		var dep = getUniqueRunDependency(`cp ${fullname}`);
		addRunDependency(dep);
		try {
			var byteArray = url;
			if (typeof url == "string") byteArray = await asyncLoad(url);
			byteArray = await FS_handledByPreloadPlugin(byteArray, fullname);
			preFinish?.();
			if (!dontCreateFile) FS_createDataFile(parent, name, byteArray, canRead, canWrite, canOwn);
		} finally {
			removeRunDependency(dep);
		}
	};
	var FS_createPreloadedFile = (parent, name, url, canRead, canWrite, onload, onerror, dontCreateFile, canOwn, preFinish) => {
		FS_preloadFile(parent, name, url, canRead, canWrite, dontCreateFile, canOwn, preFinish).then(onload).catch(onerror);
	};
	var FS = {
		root: null,
		mounts: [],
		devices: {},
		streams: [],
		nextInode: 1,
		nameTable: null,
		currentPath: "/",
		initialized: false,
		ignorePermissions: true,
		filesystems: null,
		syncFSRequests: 0,
		ErrnoError: class {
			name = "ErrnoError";
			constructor(errno) {
				this.errno = errno;
			}
		},
		FSStream: class {
			shared = {};
			get object() {
				return this.node;
			}
			set object(val) {
				this.node = val;
			}
			get isRead() {
				return (this.flags & 2097155) !== 1;
			}
			get isWrite() {
				return (this.flags & 2097155) !== 0;
			}
			get isAppend() {
				return this.flags & 1024;
			}
			get flags() {
				return this.shared.flags;
			}
			set flags(val) {
				this.shared.flags = val;
			}
			get position() {
				return this.shared.position;
			}
			set position(val) {
				this.shared.position = val;
			}
		},
		FSNode: class {
			node_ops = {};
			stream_ops = {};
			readMode = 365;
			writeMode = 146;
			mounted = null;
			constructor(parent, name, mode, rdev) {
				if (!parent) parent = this;
				this.parent = parent;
				this.mount = parent.mount;
				this.id = FS.nextInode++;
				this.name = name;
				this.mode = mode;
				this.rdev = rdev;
				this.atime = this.mtime = this.ctime = Date.now();
			}
			get read() {
				return (this.mode & this.readMode) === this.readMode;
			}
			set read(val) {
				val ? this.mode |= this.readMode : this.mode &= ~this.readMode;
			}
			get write() {
				return (this.mode & this.writeMode) === this.writeMode;
			}
			set write(val) {
				val ? this.mode |= this.writeMode : this.mode &= ~this.writeMode;
			}
			get isFolder() {
				return FS.isDir(this.mode);
			}
			get isDevice() {
				return FS.isChrdev(this.mode);
			}
			addListener(cb, exclusive = false) {
				var entry = {
					cb,
					exclusive
				};
				var listeners = this.listeners ??= /* @__PURE__ */ new Set();
				listeners.add(entry);
				return {
					listeners,
					entry
				};
			}
			notifyListeners(flags) {
				if (!this.listeners) return;
				var excl;
				for (var entry of this.listeners) if (entry.exclusive) (excl ||= []).push(entry);
				else entry.cb(flags);
				if (excl) {
					var i = (this.exclTurn || 0) % excl.length;
					this.exclTurn = i + 1;
					excl[i].cb(flags);
				}
			}
		},
		lookupPath(path, opts = {}) {
			if (!path) throw new FS.ErrnoError(44);
			opts.follow_mount ??= true;
			if (!PATH.isAbs(path)) path = FS.cwd() + "/" + path;
			linkloop: for (var nlinks = 0; nlinks < 40; nlinks++) {
				var parts = path.split("/").filter((p) => !!p);
				var current = FS.root;
				var current_path = "/";
				for (var i = 0; i < parts.length; i++) {
					var islast = i === parts.length - 1;
					if (islast && opts.parent) break;
					if (parts[i] === ".") continue;
					if (parts[i] === "..") {
						current_path = PATH.dirname(current_path);
						if (FS.isRoot(current)) {
							path = current_path + "/" + parts.slice(i + 1).join("/");
							nlinks--;
							continue linkloop;
						} else current = current.parent;
						continue;
					}
					current_path = PATH.join2(current_path, parts[i]);
					try {
						current = FS.lookupNode(current, parts[i]);
					} catch (e) {
						if (e?.errno === 44 && islast && opts.noent_okay) return { path: current_path };
						throw e;
					}
					if (FS.isMountpoint(current) && (!islast || opts.follow_mount)) current = current.mounted.root;
					if (FS.isLink(current.mode) && (!islast || opts.follow)) {
						if (!current.node_ops.readlink) throw new FS.ErrnoError(52);
						var link = current.node_ops.readlink(current);
						if (!PATH.isAbs(link)) link = PATH.dirname(current_path) + "/" + link;
						path = link + "/" + parts.slice(i + 1).join("/");
						continue linkloop;
					}
				}
				return {
					path: current_path,
					node: current
				};
			}
			throw new FS.ErrnoError(32);
		},
		getPath(node) {
			var path;
			while (true) {
				if (FS.isRoot(node)) {
					var mount = node.mount.mountpoint;
					if (!path) return mount;
					return mount[mount.length - 1] !== "/" ? `${mount}/${path}` : mount + path;
				}
				path = path ? `${node.name}/${path}` : node.name;
				node = node.parent;
			}
		},
		hashName(parentid, name) {
			var hash = 0;
			for (var i = 0; i < name.length; i++) hash = (hash << 5) - hash + name.charCodeAt(i) | 0;
			return (parentid + hash >>> 0) % FS.nameTable.length;
		},
		hashAddNode(node) {
			var hash = FS.hashName(node.parent.id, node.name);
			node.name_next = FS.nameTable[hash];
			FS.nameTable[hash] = node;
		},
		hashRemoveNode(node) {
			var hash = FS.hashName(node.parent.id, node.name);
			if (FS.nameTable[hash] === node) FS.nameTable[hash] = node.name_next;
			else {
				var current = FS.nameTable[hash];
				while (current) {
					if (current.name_next === node) {
						current.name_next = node.name_next;
						break;
					}
					current = current.name_next;
				}
			}
		},
		lookupNode(parent, name) {
			var errCode = FS.mayLookup(parent);
			if (errCode) throw new FS.ErrnoError(errCode);
			var hash = FS.hashName(parent.id, name);
			for (var node = FS.nameTable[hash]; node; node = node.name_next) {
				var nodeName = node.name;
				if (node.parent.id === parent.id && nodeName === name) return node;
			}
			return FS.lookup(parent, name);
		},
		createNode(parent, name, mode, rdev) {
			var node = new FS.FSNode(parent, name, mode, rdev);
			FS.hashAddNode(node);
			return node;
		},
		destroyNode(node) {
			FS.hashRemoveNode(node);
		},
		isRoot(node) {
			return node === node.parent;
		},
		isMountpoint(node) {
			return !!node.mounted;
		},
		isFile(mode) {
			return (mode & 61440) === 32768;
		},
		isDir(mode) {
			return (mode & 61440) === 16384;
		},
		isLink(mode) {
			return (mode & 61440) === 40960;
		},
		isChrdev(mode) {
			return (mode & 61440) === 8192;
		},
		isBlkdev(mode) {
			return (mode & 61440) === 24576;
		},
		isFIFO(mode) {
			return (mode & 61440) === 4096;
		},
		isSocket(mode) {
			return (mode & 49152) === 49152;
		},
		flagsToPermissionString(flag) {
			var perms = [
				"r",
				"w",
				"rw"
			][flag & 3];
			if (flag & 512) perms += "w";
			return perms;
		},
		nodePermissions(node, perms) {
			if (FS.ignorePermissions) return 0;
			if (perms.includes("r") && !(node.mode & 292)) return 2;
			if (perms.includes("w") && !(node.mode & 146)) return 2;
			if (perms.includes("x") && !(node.mode & 73)) return 2;
			return 0;
		},
		mayLookup(dir) {
			if (!FS.isDir(dir.mode)) return 54;
			var errCode = FS.nodePermissions(dir, "x");
			if (errCode) return errCode;
			if (!dir.node_ops.lookup) return 2;
			return 0;
		},
		mayCreate(dir, name) {
			if (!FS.isDir(dir.mode)) return 54;
			try {
				FS.lookupNode(dir, name);
				return 20;
			} catch (e) {}
			return FS.nodePermissions(dir, "wx");
		},
		mayDelete(dir, name, isdir) {
			var node;
			try {
				node = FS.lookupNode(dir, name);
			} catch (e) {
				return e.errno;
			}
			var errCode = FS.nodePermissions(dir, "wx");
			if (errCode) return errCode;
			if (isdir) {
				if (!FS.isDir(node.mode)) return 54;
				if (FS.isRoot(node) || FS.getPath(node) === FS.cwd()) return 10;
			} else if (FS.isDir(node.mode)) return 31;
			return 0;
		},
		mayOpen(node, flags) {
			if (!node) return 44;
			if (FS.isLink(node.mode)) return 32;
			var mode = FS.flagsToPermissionString(flags);
			if (FS.isDir(node.mode)) {
				if (mode !== "r" || flags & 576) return 31;
			}
			return FS.nodePermissions(node, mode);
		},
		checkOpExists(op, err) {
			if (!op) throw new FS.ErrnoError(err);
			return op;
		},
		MAX_OPEN_FDS: 4096,
		nextfd() {
			for (var fd = 0; fd <= FS.MAX_OPEN_FDS; fd++) if (!FS.streams[fd]) return fd;
			throw new FS.ErrnoError(33);
		},
		getStreamChecked(fd) {
			var stream = FS.getStream(fd);
			if (!stream) throw new FS.ErrnoError(8);
			return stream;
		},
		getStream: (fd) => FS.streams[fd],
		createStream(stream, fd = -1) {
			stream = Object.assign(new FS.FSStream(), stream);
			if (fd == -1) fd = FS.nextfd();
			stream.fd = fd;
			FS.streams[fd] = stream;
			return stream;
		},
		closeStream(fd) {
			FS.streams[fd] = null;
		},
		dupStream(origStream, fd = -1) {
			var stream = FS.createStream(origStream, fd);
			stream.stream_ops?.dup?.(stream);
			return stream;
		},
		doSetAttr(stream, node, attr) {
			var setattr = stream?.stream_ops.setattr;
			var arg = setattr ? stream : node;
			setattr ??= node.node_ops.setattr;
			FS.checkOpExists(setattr, 63);
			try {
				setattr(arg, attr);
			} catch (e) {
				if (e instanceof RangeError) throw new FS.ErrnoError(22);
				throw e;
			}
		},
		chrdev_stream_ops: {
			open(stream) {
				stream.stream_ops = FS.getDevice(stream.node.rdev).stream_ops;
				stream.stream_ops.open?.(stream);
			},
			llseek() {
				throw new FS.ErrnoError(70);
			}
		},
		major: (dev) => dev >> 8,
		minor: (dev) => dev & 255,
		makedev: (ma, mi) => ma << 8 | mi,
		registerDevice(dev, ops) {
			FS.devices[dev] = { stream_ops: ops };
		},
		getDevice: (dev) => FS.devices[dev],
		getMounts(mount) {
			var mounts = [];
			var check = [mount];
			while (check.length) {
				var m = check.pop();
				mounts.push(m);
				check.push(...m.mounts);
			}
			return mounts;
		},
		syncfs(populate, callback) {
			if (typeof populate == "function") {
				callback = populate;
				populate = false;
			}
			FS.syncFSRequests++;
			if (FS.syncFSRequests > 1) err(`warning: ${FS.syncFSRequests} FS.syncfs operations in flight at once, probably just doing extra work`);
			var mounts = FS.getMounts(FS.root.mount);
			var completed = 0;
			function doCallback(errCode) {
				FS.syncFSRequests--;
				return callback(errCode);
			}
			function done(errCode) {
				if (errCode) {
					if (!done.errored) {
						done.errored = true;
						return doCallback(errCode);
					}
					return;
				}
				if (++completed >= mounts.length) doCallback(null);
			}
			for (var mount of mounts) if (mount.type.syncfs) mount.type.syncfs(mount, populate, done);
			else done(null);
		},
		mount(type, opts, mountpoint) {
			var root = mountpoint === "/";
			var pseudo = !mountpoint;
			var node;
			if (root && FS.root) throw new FS.ErrnoError(10);
			else if (!root && !pseudo) {
				var lookup = FS.lookupPath(mountpoint, { follow_mount: false });
				mountpoint = lookup.path;
				node = lookup.node;
				if (FS.isMountpoint(node)) throw new FS.ErrnoError(10);
				if (!FS.isDir(node.mode)) throw new FS.ErrnoError(54);
			}
			var mount = {
				type,
				opts,
				mountpoint,
				mounts: []
			};
			var mountRoot = type.mount(mount);
			mountRoot.mount = mount;
			mount.root = mountRoot;
			if (root) FS.root = mountRoot;
			else if (node) {
				node.mounted = mount;
				if (node.mount) node.mount.mounts.push(mount);
			}
			return mountRoot;
		},
		unmount(mountpoint) {
			var lookup = FS.lookupPath(mountpoint, { follow_mount: false });
			if (!FS.isMountpoint(lookup.node)) throw new FS.ErrnoError(28);
			var node = lookup.node;
			var mount = node.mounted;
			var mounts = FS.getMounts(mount);
			for (var [hash, current] of Object.entries(FS.nameTable)) while (current) {
				var next = current.name_next;
				if (mounts.includes(current.mount)) FS.destroyNode(current);
				current = next;
			}
			node.mounted = null;
			var idx = node.mount.mounts.indexOf(mount);
			node.mount.mounts.splice(idx, 1);
		},
		lookup(parent, name) {
			return parent.node_ops.lookup(parent, name);
		},
		mknod(path, mode, dev) {
			var parent = FS.lookupPath(path, { parent: true }).node;
			var name = PATH.basename(path);
			if (!name) throw new FS.ErrnoError(28);
			if (name === "." || name === "..") throw new FS.ErrnoError(20);
			var errCode = FS.mayCreate(parent, name);
			if (errCode) throw new FS.ErrnoError(errCode);
			if (!parent.node_ops.mknod) throw new FS.ErrnoError(63);
			return parent.node_ops.mknod(parent, name, mode, dev);
		},
		statfs(path) {
			return FS.statfsNode(FS.lookupPath(path, { follow: true }).node);
		},
		statfsStream(stream) {
			return FS.statfsNode(stream.node);
		},
		statfsNode(node) {
			var rtn = {
				bsize: 4096,
				frsize: 4096,
				blocks: 1e6,
				bfree: 5e5,
				bavail: 5e5,
				files: FS.nextInode,
				ffree: FS.nextInode - 1,
				fsid: 42,
				flags: 2,
				namelen: 255
			};
			if (node.node_ops.statfs) Object.assign(rtn, node.node_ops.statfs(node.mount.opts.root));
			return rtn;
		},
		create(path, mode = 438) {
			mode &= 4095;
			mode |= 32768;
			return FS.mknod(path, mode, 0);
		},
		mkdir(path, mode = 511) {
			mode &= 1023;
			mode |= 16384;
			return FS.mknod(path, mode, 0);
		},
		mkdirTree(path, mode) {
			var dirs = path.split("/");
			var d = "";
			for (var dir of dirs) {
				if (!dir) continue;
				if (d || PATH.isAbs(path)) d += "/";
				d += dir;
				try {
					FS.mkdir(d, mode);
				} catch (e) {
					if (e.errno != 20) throw e;
				}
			}
		},
		mkdev(path, mode, dev) {
			if (typeof dev == "undefined") {
				dev = mode;
				mode = 438;
			}
			mode |= 8192;
			return FS.mknod(path, mode, dev);
		},
		symlink(oldpath, newpath) {
			if (!PATH_FS.resolve(oldpath)) throw new FS.ErrnoError(44);
			var parent = FS.lookupPath(newpath, { parent: true }).node;
			if (!parent) throw new FS.ErrnoError(44);
			var newname = PATH.basename(newpath);
			var errCode = FS.mayCreate(parent, newname);
			if (errCode) throw new FS.ErrnoError(errCode);
			if (!parent.node_ops.symlink) throw new FS.ErrnoError(63);
			return parent.node_ops.symlink(parent, newname, oldpath);
		},
		link(oldpath, newpath, flags) {
			var parent = FS.lookupPath(newpath, { parent: true }).node;
			if (!parent) throw new FS.ErrnoError(44);
			var newname = PATH.basename(newpath);
			var errCode = FS.mayCreate(parent, newname);
			if (errCode) throw new FS.ErrnoError(errCode);
			if (!parent.node_ops.link) throw new FS.ErrnoError(34);
			return parent.node_ops.link(parent, newname, oldpath, flags);
		},
		rename(old_path, new_path) {
			var old_dirname = PATH.dirname(old_path);
			var new_dirname = PATH.dirname(new_path);
			var old_name = PATH.basename(old_path);
			var new_name = PATH.basename(new_path);
			var lookup = FS.lookupPath(old_path, { parent: true }), old_dir = lookup.node, new_dir;
			lookup = FS.lookupPath(new_path, { parent: true });
			new_dir = lookup.node;
			if (!old_dir || !new_dir) throw new FS.ErrnoError(44);
			if (old_dir.mount !== new_dir.mount) throw new FS.ErrnoError(75);
			var old_node = FS.lookupNode(old_dir, old_name);
			var relative = PATH_FS.relative(old_path, new_dirname);
			if (relative.charAt(0) !== ".") throw new FS.ErrnoError(28);
			relative = PATH_FS.relative(new_path, old_dirname);
			if (relative.charAt(0) !== ".") throw new FS.ErrnoError(55);
			var new_node;
			try {
				new_node = FS.lookupNode(new_dir, new_name);
			} catch (e) {}
			if (old_node === new_node) return;
			var isdir = FS.isDir(old_node.mode);
			var errCode = FS.mayDelete(old_dir, old_name, isdir);
			if (errCode) throw new FS.ErrnoError(errCode);
			errCode = new_node ? FS.mayDelete(new_dir, new_name, isdir) : FS.mayCreate(new_dir, new_name);
			if (errCode) throw new FS.ErrnoError(errCode);
			if (!old_dir.node_ops.rename) throw new FS.ErrnoError(63);
			if (FS.isMountpoint(old_node) || new_node && FS.isMountpoint(new_node)) throw new FS.ErrnoError(10);
			if (new_dir !== old_dir) {
				errCode = FS.nodePermissions(old_dir, "w");
				if (errCode) throw new FS.ErrnoError(errCode);
			}
			FS.hashRemoveNode(old_node);
			try {
				old_dir.node_ops.rename(old_node, new_dir, new_name);
				old_node.parent = new_dir;
			} catch (e) {
				throw e;
			} finally {
				FS.hashAddNode(old_node);
			}
		},
		rmdir(path) {
			var parent = FS.lookupPath(path, { parent: true }).node;
			var name = PATH.basename(path);
			var node = FS.lookupNode(parent, name);
			var errCode = FS.mayDelete(parent, name, true);
			if (errCode) throw new FS.ErrnoError(errCode);
			if (!parent.node_ops.rmdir) throw new FS.ErrnoError(63);
			if (FS.isMountpoint(node)) throw new FS.ErrnoError(10);
			parent.node_ops.rmdir(parent, name);
			FS.destroyNode(node);
		},
		readdir(path) {
			var node = FS.lookupPath(path, { follow: true }).node;
			return FS.checkOpExists(node.node_ops.readdir, 54)(node);
		},
		unlink(path) {
			var parent = FS.lookupPath(path, { parent: true }).node;
			if (!parent) throw new FS.ErrnoError(44);
			var name = PATH.basename(path);
			var node = FS.lookupNode(parent, name);
			var errCode = FS.mayDelete(parent, name, false);
			if (errCode) throw new FS.ErrnoError(errCode);
			if (!parent.node_ops.unlink) throw new FS.ErrnoError(63);
			if (FS.isMountpoint(node)) throw new FS.ErrnoError(10);
			parent.node_ops.unlink(parent, name);
			FS.destroyNode(node);
		},
		readlink(path) {
			var link = FS.lookupPath(path).node;
			if (!link) throw new FS.ErrnoError(44);
			if (!link.node_ops.readlink) throw new FS.ErrnoError(28);
			return link.node_ops.readlink(link);
		},
		stat(path, dontFollow) {
			var node = FS.lookupPath(path, { follow: !dontFollow }).node;
			return FS.checkOpExists(node.node_ops.getattr, 63)(node);
		},
		fstat(fd) {
			var stream = FS.getStreamChecked(fd);
			var node = stream.node;
			var getattr = stream.stream_ops.getattr;
			var arg = getattr ? stream : node;
			getattr ??= node.node_ops.getattr;
			FS.checkOpExists(getattr, 63);
			return getattr(arg);
		},
		lstat(path) {
			return FS.stat(path, true);
		},
		doChmod(stream, node, mode, dontFollow) {
			FS.doSetAttr(stream, node, {
				mode: mode & 4095 | node.mode & -4096,
				ctime: Date.now(),
				dontFollow
			});
		},
		chmod(path, mode, dontFollow) {
			var node;
			if (typeof path == "string") node = FS.lookupPath(path, { follow: !dontFollow }).node;
			else node = path;
			FS.doChmod(null, node, mode, dontFollow);
		},
		lchmod(path, mode) {
			FS.chmod(path, mode, true);
		},
		fchmod(fd, mode) {
			var stream = FS.getStreamChecked(fd);
			FS.doChmod(stream, stream.node, mode, false);
		},
		doChown(stream, node, dontFollow) {
			FS.doSetAttr(stream, node, {
				timestamp: Date.now(),
				dontFollow
			});
		},
		chown(path, uid, gid, dontFollow) {
			var node;
			if (typeof path == "string") node = FS.lookupPath(path, { follow: !dontFollow }).node;
			else node = path;
			FS.doChown(null, node, dontFollow);
		},
		lchown(path, uid, gid) {
			FS.chown(path, uid, gid, true);
		},
		fchown(fd, uid, gid) {
			var stream = FS.getStreamChecked(fd);
			FS.doChown(stream, stream.node, false);
		},
		doTruncate(stream, node, len) {
			if (FS.isDir(node.mode)) throw new FS.ErrnoError(31);
			if (!FS.isFile(node.mode)) throw new FS.ErrnoError(28);
			var errCode = FS.nodePermissions(node, "w");
			if (errCode) throw new FS.ErrnoError(errCode);
			FS.doSetAttr(stream, node, {
				size: len,
				timestamp: Date.now()
			});
		},
		truncate(path, len) {
			if (len < 0) throw new FS.ErrnoError(28);
			var node;
			if (typeof path == "string") node = FS.lookupPath(path, { follow: true }).node;
			else node = path;
			FS.doTruncate(null, node, len);
		},
		ftruncate(fd, len) {
			var stream = FS.getStreamChecked(fd);
			if (len < 0 || (stream.flags & 2097155) === 0) throw new FS.ErrnoError(28);
			FS.doTruncate(stream, stream.node, len);
		},
		utime(path, atime, mtime, dontFollow) {
			var lookup = FS.lookupPath(path, { follow: !dontFollow });
			FS.doSetAttr(null, lookup.node, {
				atime,
				mtime,
				dontFollow
			});
		},
		open(path, flags, mode = 438) {
			if (path === "") throw new FS.ErrnoError(44);
			flags = FS_modeStringToFlags(flags);
			if (flags & 64) mode = mode & 4095 | 32768;
			else mode = 0;
			var node;
			var isDirPath;
			if (typeof path == "object") node = path;
			else {
				isDirPath = path.endsWith("/");
				var lookup = FS.lookupPath(path, {
					follow: !(flags & 131072),
					noent_okay: true
				});
				node = lookup.node;
				path = lookup.path;
			}
			var created = false;
			if (flags & 64) {
				if (node) {
					if (flags & 128) throw new FS.ErrnoError(20);
				} else if (isDirPath) throw new FS.ErrnoError(31);
				else {
					node = FS.mknod(path, mode | 511, 0);
					created = true;
				}
			}
			if (!node) throw new FS.ErrnoError(44);
			if (FS.isChrdev(node.mode)) flags &= -513;
			if (flags & 65536 && !FS.isDir(node.mode)) throw new FS.ErrnoError(54);
			if (!created) {
				var errCode = FS.mayOpen(node, flags);
				if (errCode) throw new FS.ErrnoError(errCode);
			}
			if (flags & 512 && !created) FS.truncate(node, 0);
			flags &= -131713;
			var stream = FS.createStream({
				node,
				path: FS.getPath(node),
				flags,
				seekable: true,
				position: 0,
				stream_ops: node.stream_ops,
				ungotten: [],
				error: false
			});
			if (stream.stream_ops.open) stream.stream_ops.open(stream);
			if (created) FS.chmod(node, mode & 511);
			return stream;
		},
		close(stream) {
			if (FS.isClosed(stream)) throw new FS.ErrnoError(8);
			if (stream.getdents) stream.getdents = null;
			stream.node?.notifyListeners(32);
			try {
				if (stream.stream_ops.close) stream.stream_ops.close(stream);
			} catch (e) {
				throw e;
			} finally {
				FS.closeStream(stream.fd);
			}
			stream.fd = null;
		},
		isClosed(stream) {
			return stream.fd === null;
		},
		llseek(stream, offset, whence) {
			if (FS.isClosed(stream)) throw new FS.ErrnoError(8);
			if (!stream.seekable || !stream.stream_ops.llseek) throw new FS.ErrnoError(70);
			if (whence != 0 && whence != 1 && whence != 2) throw new FS.ErrnoError(28);
			stream.position = stream.stream_ops.llseek(stream, offset, whence);
			stream.ungotten = [];
			return stream.position;
		},
		read(stream, buffer, offset, length, position) {
			if (length < 0 || position < 0) throw new FS.ErrnoError(28);
			if (FS.isClosed(stream)) throw new FS.ErrnoError(8);
			if ((stream.flags & 2097155) === 1) throw new FS.ErrnoError(8);
			if (FS.isDir(stream.node.mode)) throw new FS.ErrnoError(31);
			if (!stream.stream_ops.read) throw new FS.ErrnoError(28);
			var seeking = typeof position != "undefined";
			if (!seeking) position = stream.position;
			else if (!stream.seekable) throw new FS.ErrnoError(70);
			var bytesRead = stream.stream_ops.read(stream, buffer, offset, length, position);
			if (!seeking) stream.position += bytesRead;
			return bytesRead;
		},
		write(stream, buffer, offset, length, position, canOwn) {
			if (length < 0 || position < 0) throw new FS.ErrnoError(28);
			if (FS.isClosed(stream)) throw new FS.ErrnoError(8);
			if ((stream.flags & 2097155) === 0) throw new FS.ErrnoError(8);
			if (FS.isDir(stream.node.mode)) throw new FS.ErrnoError(31);
			if (!stream.stream_ops.write) throw new FS.ErrnoError(28);
			if (stream.seekable && stream.flags & 1024) FS.llseek(stream, 0, 2);
			var seeking = typeof position != "undefined";
			if (!seeking) position = stream.position;
			else if (!stream.seekable) throw new FS.ErrnoError(70);
			var bytesWritten = stream.stream_ops.write(stream, buffer, offset, length, position, canOwn);
			if (!seeking) stream.position += bytesWritten;
			return bytesWritten;
		},
		mmap(stream, length, position, prot, flags) {
			if (prot & 2 && !(flags & 2) && (stream.flags & 2097155) !== 2) throw new FS.ErrnoError(2);
			if ((stream.flags & 2097155) === 1) throw new FS.ErrnoError(2);
			if (!stream.stream_ops.mmap) throw new FS.ErrnoError(43);
			if (!length) throw new FS.ErrnoError(28);
			return stream.stream_ops.mmap(stream, length, position, prot, flags);
		},
		msync(stream, buffer, offset, length, mmapFlags) {
			if (!stream.stream_ops.msync) return 0;
			return stream.stream_ops.msync(stream, buffer, offset, length, mmapFlags);
		},
		ioctl(stream, cmd, arg) {
			if (!stream.stream_ops.ioctl) throw new FS.ErrnoError(59);
			return stream.stream_ops.ioctl(stream, cmd, arg);
		},
		readFile(path, opts = {}) {
			opts.flags = opts.flags ?? 0;
			opts.encoding = opts.encoding ?? "binary";
			if (opts.encoding !== "utf8" && opts.encoding !== "binary") abort(`Invalid encoding type "${opts.encoding}"`);
			var stream = FS.open(path, opts.flags);
			var length = FS.stat(path).size;
			var buf = new Uint8Array(length);
			FS.read(stream, buf, 0, length, 0);
			if (opts.encoding === "utf8") buf = UTF8ArrayToString(buf);
			FS.close(stream);
			return buf;
		},
		writeFile(path, data, opts = {}) {
			opts.flags = opts.flags ?? 577;
			var stream = FS.open(path, opts.flags, opts.mode);
			data = FS_fileDataToTypedArray(data);
			FS.write(stream, data, 0, data.byteLength, void 0, opts.canOwn);
			FS.close(stream);
		},
		cwd: () => FS.currentPath,
		chdir(path) {
			var lookup = FS.lookupPath(path, { follow: true });
			if (lookup.node === null) throw new FS.ErrnoError(44);
			if (!FS.isDir(lookup.node.mode)) throw new FS.ErrnoError(54);
			var errCode = FS.nodePermissions(lookup.node, "x");
			if (errCode) throw new FS.ErrnoError(errCode);
			FS.currentPath = lookup.path;
		},
		createDefaultDirectories() {
			FS.mkdir("/tmp");
			FS.mkdir("/home");
			FS.mkdir("/home/web_user");
		},
		createDefaultDevices() {
			FS.mkdir("/dev");
			FS.registerDevice(FS.makedev(1, 3), {
				read: () => 0,
				write: (stream, buffer, offset, length, pos) => length,
				llseek: () => 0
			});
			FS.mkdev("/dev/null", FS.makedev(1, 3));
			TTY.register(FS.makedev(5, 0), TTY.default_tty_ops);
			TTY.register(FS.makedev(6, 0), TTY.default_tty1_ops);
			FS.mkdev("/dev/tty", FS.makedev(5, 0));
			FS.mkdev("/dev/tty1", FS.makedev(6, 0));
			var randomBuffer = /* @__PURE__ */ new Uint8Array(1024), randomLeft = 0;
			var randomByte = () => {
				if (!randomLeft) {
					randomFill(randomBuffer);
					randomLeft = randomBuffer.byteLength;
				}
				return randomBuffer[--randomLeft];
			};
			FS.createDevice("/dev", "random", randomByte);
			FS.createDevice("/dev", "urandom", randomByte);
			FS.mkdir("/dev/shm");
			FS.mkdir("/dev/shm/tmp");
		},
		createSpecialDirectories() {
			FS.mkdir("/proc");
			var proc_self = FS.mkdir("/proc/self");
			FS.mkdir("/proc/self/fd");
			FS.mount({ mount() {
				var node = FS.createNode(proc_self, "fd", 16895, 73);
				node.stream_ops = { llseek: MEMFS.stream_ops.llseek };
				node.node_ops = {
					lookup(parent, name) {
						var fd = +name;
						var stream = FS.getStreamChecked(fd);
						var ret = {
							parent: null,
							mount: { mountpoint: "fake" },
							node_ops: { readlink: () => stream.path },
							id: fd + 1
						};
						ret.parent = ret;
						return ret;
					},
					readdir() {
						return Array.from(FS.streams.entries()).filter(([k, v]) => v).map(([k, v]) => k.toString());
					}
				};
				return node;
			} }, {}, "/proc/self/fd");
		},
		createStandardStreams(input, output, error) {
			if (input) FS.createDevice("/dev", "stdin", input);
			else FS.symlink("/dev/tty", "/dev/stdin");
			if (output) FS.createDevice("/dev", "stdout", null, output);
			else FS.symlink("/dev/tty", "/dev/stdout");
			if (error) FS.createDevice("/dev", "stderr", null, error);
			else FS.symlink("/dev/tty1", "/dev/stderr");
			FS.open("/dev/stdin", 0);
			FS.open("/dev/stdout", 1);
			FS.open("/dev/stderr", 1);
		},
		staticInit() {
			FS.nameTable = new Array(4096);
			FS.mount(MEMFS, {}, "/");
			FS.createDefaultDirectories();
			FS.createDefaultDevices();
			FS.createSpecialDirectories();
			FS.filesystems = {
				MEMFS,
				NODEFS
			};
		},
		init(input, output, error) {
			FS.initialized = true;
			input ??= Module["stdin"];
			output ??= Module["stdout"];
			error ??= Module["stderr"];
			FS.createStandardStreams(input, output, error);
		},
		quit() {
			FS.initialized = false;
			for (var stream of FS.streams) if (stream) FS.close(stream);
		},
		findObject(path, dontResolveLastLink) {
			var ret = FS.analyzePath(path, dontResolveLastLink);
			if (!ret.exists) return null;
			return ret.object;
		},
		analyzePath(path, dontResolveLastLink) {
			try {
				var lookup = FS.lookupPath(path, { follow: !dontResolveLastLink });
				path = lookup.path;
			} catch (e) {}
			var ret = {
				isRoot: false,
				exists: false,
				error: 0,
				name: null,
				path: null,
				object: null,
				parentExists: false,
				parentPath: null,
				parentObject: null
			};
			try {
				var lookup = FS.lookupPath(path, { parent: true });
				ret.parentExists = true;
				ret.parentPath = lookup.path;
				ret.parentObject = lookup.node;
				ret.name = PATH.basename(path);
				lookup = FS.lookupPath(path, { follow: !dontResolveLastLink });
				ret.exists = true;
				ret.path = lookup.path;
				ret.object = lookup.node;
				ret.name = lookup.node.name;
				ret.isRoot = lookup.path === "/";
			} catch (e) {
				ret.error = e.errno;
			}
			return ret;
		},
		createPath(parent, path, canRead, canWrite) {
			parent = typeof parent == "string" ? parent : FS.getPath(parent);
			var parts = path.split("/").reverse();
			while (parts.length) {
				var part = parts.pop();
				if (!part) continue;
				var current = PATH.join2(parent, part);
				try {
					FS.mkdir(current);
				} catch (e) {
					if (e.errno != 20) throw e;
				}
				parent = current;
			}
			return current;
		},
		createFile(parent, name, properties, canRead, canWrite) {
			var path = PATH.join2(typeof parent == "string" ? parent : FS.getPath(parent), name);
			var mode = FS_getMode(canRead, canWrite);
			return FS.create(path, mode);
		},
		createDataFile(parent, name, data, canRead, canWrite, canOwn) {
			var path = name;
			if (parent) {
				parent = typeof parent == "string" ? parent : FS.getPath(parent);
				path = name ? PATH.join2(parent, name) : parent;
			}
			var mode = FS_getMode(canRead, canWrite);
			var node = FS.create(path, mode);
			if (data) {
				data = FS_fileDataToTypedArray(data);
				FS.chmod(node, mode | 146);
				var stream = FS.open(node, 577);
				FS.write(stream, data, 0, data.length, 0, canOwn);
				FS.close(stream);
				FS.chmod(node, mode);
			}
		},
		createDevice(parent, name, input, output) {
			var path = PATH.join2(typeof parent == "string" ? parent : FS.getPath(parent), name);
			var mode = FS_getMode(!!input, !!output);
			FS.createDevice.major ??= 64;
			var dev = FS.makedev(FS.createDevice.major++, 0);
			FS.registerDevice(dev, {
				open(stream) {
					stream.seekable = false;
				},
				close(stream) {
					if (output?.buffer?.length) output(10);
				},
				read(stream, buffer, offset, length, pos) {
					var bytesRead = 0;
					for (var i = 0; i < length; i++) {
						var result;
						try {
							result = input();
						} catch (e) {
							throw new FS.ErrnoError(29);
						}
						if (result === void 0 && !bytesRead) throw new FS.ErrnoError(6);
						if (result === null || result === void 0) break;
						bytesRead++;
						buffer[offset + i] = result;
					}
					if (bytesRead) stream.node.atime = Date.now();
					return bytesRead;
				},
				write(stream, buffer, offset, length, pos) {
					for (var i = 0; i < length; i++) try {
						output(buffer[offset + i]);
					} catch (e) {
						throw new FS.ErrnoError(29);
					}
					if (length) stream.node.mtime = stream.node.ctime = Date.now();
					return i;
				}
			});
			return FS.mkdev(path, mode, dev);
		},
		forceLoadFile(obj) {
			if (obj.isDevice || obj.isFolder || obj.link || obj.contents) return true;
			if (globalThis.XMLHttpRequest) abort("Lazy loading should have been performed (contents set) in createLazyFile, but it was not. Lazy loading only works in web workers. Use --embed-file or --preload-file in emcc on the main thread.");
			else try {
				obj.contents = readBinary(obj.url);
			} catch (e) {
				throw new FS.ErrnoError(29);
			}
		},
		createLazyFile(parent, name, url, canRead, canWrite) {
			class LazyUint8Array {
				lengthKnown = false;
				chunks = [];
				get(idx) {
					if (idx > this.length - 1 || idx < 0) return;
					var chunkOffset = idx % this.chunkSize;
					var chunkNum = idx / this.chunkSize | 0;
					return this.getter(chunkNum)[chunkOffset];
				}
				setDataGetter(getter) {
					this.getter = getter;
				}
				cacheLength() {
					var xhr = new XMLHttpRequest();
					xhr.open("HEAD", url, false);
					xhr.send(null);
					if (!(xhr.status >= 200 && xhr.status < 300 || xhr.status === 304)) abort(`Couldn't load ${url}. Status: ${xhr.status}`);
					var datalength = Number(xhr.getResponseHeader("Content-length"));
					var header;
					var hasByteServing = (header = xhr.getResponseHeader("Accept-Ranges")) && header === "bytes";
					var usesGzip = (header = xhr.getResponseHeader("Content-Encoding")) && header === "gzip";
					var chunkSize = 1048576;
					if (!hasByteServing) chunkSize = datalength;
					var doXHR = (from, to) => {
						if (from > to) abort(`invalid range (${from}, ${to}) or no bytes requested!`);
						if (to > datalength - 1) abort(`only ${datalength} bytes available! programmer error!`);
						var xhr = new XMLHttpRequest();
						xhr.open("GET", url, false);
						if (datalength !== chunkSize) xhr.setRequestHeader("Range", `bytes=${from}-${to}`);
						xhr.responseType = "arraybuffer";
						if (xhr.overrideMimeType) xhr.overrideMimeType("text/plain; charset=x-user-defined");
						xhr.send(null);
						if (!(xhr.status >= 200 && xhr.status < 300 || xhr.status === 304)) abort(`Couldn't load ${url}. Status: ${xhr.status}`);
						if (xhr.response !== void 0) return new Uint8Array(xhr.response || []);
						return intArrayFromString(xhr.responseText ?? "", true);
					};
					var lazyArray = this;
					lazyArray.setDataGetter((chunkNum) => {
						var start = chunkNum * chunkSize;
						var end = (chunkNum + 1) * chunkSize - 1;
						end = Math.min(end, datalength - 1);
						if (typeof lazyArray.chunks[chunkNum] == "undefined") lazyArray.chunks[chunkNum] = doXHR(start, end);
						if (typeof lazyArray.chunks[chunkNum] == "undefined") abort("doXHR failed!");
						return lazyArray.chunks[chunkNum];
					});
					if (usesGzip || !datalength) {
						chunkSize = datalength = 1;
						datalength = this.getter(0).length;
						chunkSize = datalength;
						out("LazyFiles on gzip forces download of the whole file when length is accessed");
					}
					this._length = datalength;
					this._chunkSize = chunkSize;
					this.lengthKnown = true;
				}
				get length() {
					if (!this.lengthKnown) this.cacheLength();
					return this._length;
				}
				get chunkSize() {
					if (!this.lengthKnown) this.cacheLength();
					return this._chunkSize;
				}
			}
			if (globalThis.XMLHttpRequest) {
				if (!ENVIRONMENT_IS_WORKER) abort("Cannot do synchronous binary XHRs outside webworkers in modern browsers. Use --embed-file or --preload-file in emcc");
				var properties = {
					isDevice: false,
					contents: new LazyUint8Array()
				};
			} else var properties = {
				isDevice: false,
				url
			};
			var node = FS.createFile(parent, name, properties, canRead, canWrite);
			if (properties.contents) node.contents = properties.contents;
			else if (properties.url) {
				node.contents = null;
				node.url = properties.url;
			}
			Object.defineProperties(node, { usedBytes: { get: function() {
				return this.contents.length;
			} } });
			var stream_ops = {};
			for (const [key, fn] of Object.entries(node.stream_ops)) stream_ops[key] = (...args) => {
				FS.forceLoadFile(node);
				return fn(...args);
			};
			function writeChunks(stream, buffer, offset, length, position) {
				var contents = stream.node.contents;
				if (position >= contents.length) return 0;
				var size = Math.min(contents.length - position, length);
				if (contents.slice) for (var i = 0; i < size; i++) buffer[offset + i] = contents[position + i];
				else for (var i = 0; i < size; i++) buffer[offset + i] = contents.get(position + i);
				return size;
			}
			stream_ops.read = (stream, buffer, offset, length, position) => {
				FS.forceLoadFile(node);
				return writeChunks(stream, buffer, offset, length, position);
			};
			stream_ops.mmap = (stream, length, position, prot, flags) => {
				FS.forceLoadFile(node);
				var ptr = mmapAlloc(length);
				if (!ptr) throw new FS.ErrnoError(48);
				writeChunks(stream, (growMemViews(), HEAP8), ptr, length, position);
				return {
					ptr,
					allocated: true
				};
			};
			node.stream_ops = stream_ops;
			return node;
		}
	};
	var SYSCALLS = {
		currentUmask: 18,
		calculateAt(dirfd, path, allowEmpty) {
			if (PATH.isAbs(path)) return path;
			var dir;
			if (dirfd === -100) dir = FS.cwd();
			else dir = SYSCALLS.getStreamFromFD(dirfd).path;
			if (path.length == 0) {
				if (!allowEmpty) throw new FS.ErrnoError(44);
				return dir;
			}
			return dir + "/" + path;
		},
		writeStat(buf, stat) {
			(growMemViews(), HEAPU32)[buf >> 2] = stat.dev;
			(growMemViews(), HEAPU32)[buf + 4 >> 2] = stat.mode;
			(growMemViews(), HEAPU32)[buf + 8 >> 2] = stat.nlink;
			(growMemViews(), HEAPU32)[buf + 12 >> 2] = stat.uid;
			(growMemViews(), HEAPU32)[buf + 16 >> 2] = stat.gid;
			(growMemViews(), HEAPU32)[buf + 20 >> 2] = stat.rdev;
			(growMemViews(), HEAP64)[buf + 24 >> 3] = BigInt(stat.size);
			(growMemViews(), HEAP32)[buf + 32 >> 2] = 4096;
			(growMemViews(), HEAP32)[buf + 36 >> 2] = stat.blocks;
			var atime = stat.atime.getTime();
			var mtime = stat.mtime.getTime();
			var ctime = stat.ctime.getTime();
			(growMemViews(), HEAP64)[buf + 40 >> 3] = BigInt(Math.floor(atime / 1e3));
			(growMemViews(), HEAPU32)[buf + 48 >> 2] = atime % 1e3 * 1e3 * 1e3;
			(growMemViews(), HEAP64)[buf + 56 >> 3] = BigInt(Math.floor(mtime / 1e3));
			(growMemViews(), HEAPU32)[buf + 64 >> 2] = mtime % 1e3 * 1e3 * 1e3;
			(growMemViews(), HEAP64)[buf + 72 >> 3] = BigInt(Math.floor(ctime / 1e3));
			(growMemViews(), HEAPU32)[buf + 80 >> 2] = ctime % 1e3 * 1e3 * 1e3;
			(growMemViews(), HEAP64)[buf + 88 >> 3] = BigInt(stat.ino);
			return 0;
		},
		writeStatFs(buf, stats) {
			(growMemViews(), HEAPU32)[buf + 4 >> 2] = stats.bsize;
			(growMemViews(), HEAPU32)[buf + 60 >> 2] = stats.bsize;
			(growMemViews(), HEAP64)[buf + 8 >> 3] = BigInt(stats.blocks);
			(growMemViews(), HEAP64)[buf + 16 >> 3] = BigInt(stats.bfree);
			(growMemViews(), HEAP64)[buf + 24 >> 3] = BigInt(stats.bavail);
			(growMemViews(), HEAP64)[buf + 32 >> 3] = BigInt(stats.files);
			(growMemViews(), HEAP64)[buf + 40 >> 3] = BigInt(stats.ffree);
			(growMemViews(), HEAPU32)[buf + 48 >> 2] = stats.fsid;
			(growMemViews(), HEAPU32)[buf + 64 >> 2] = stats.flags;
			(growMemViews(), HEAPU32)[buf + 56 >> 2] = stats.namelen;
		},
		doMsync(addr, stream, len, flags, offset) {
			if (!FS.isFile(stream.node.mode)) throw new FS.ErrnoError(43);
			if (flags & 2) return 0;
			var buffer = (growMemViews(), HEAPU8).subarray(addr, addr + len);
			FS.msync(stream, buffer, offset, len, flags);
		},
		getStreamFromFD(fd) {
			return FS.getStreamChecked(fd);
		},
		varargs: void 0,
		getStr(ptr) {
			return UTF8ToString(ptr);
		}
	};
	function ___syscall_dup(fd) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(3, 0, 1, fd);
		try {
			var old = SYSCALLS.getStreamFromFD(fd);
			return FS.dupStream(old).fd;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_faccessat(dirfd, path, amode, flags) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(4, 0, 1, dirfd, path, amode, flags);
		try {
			path = SYSCALLS.getStr(path);
			path = SYSCALLS.calculateAt(dirfd, path);
			if (amode & -8) return -28;
			var node = FS.lookupPath(path, { follow: true }).node;
			if (!node) return -44;
			var perms = "";
			if (amode & 4) perms += "r";
			if (amode & 2) perms += "w";
			if (amode & 1) perms += "x";
			if (perms && FS.nodePermissions(node, perms)) return -2;
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	var syscallGetVarargI = () => {
		var ret = (growMemViews(), HEAP32)[+SYSCALLS.varargs >> 2];
		SYSCALLS.varargs += 4;
		return ret;
	};
	var syscallGetVarargP = syscallGetVarargI;
	var HEAP16;
	function ___syscall_fcntl64(fd, cmd, varargs) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(5, 0, 1, fd, cmd, varargs);
		SYSCALLS.varargs = varargs;
		try {
			var stream = SYSCALLS.getStreamFromFD(fd);
			switch (cmd) {
				case 0:
					var arg = syscallGetVarargI();
					if (arg < 0) return -28;
					while (FS.streams[arg]) arg++;
					return FS.dupStream(stream, arg).fd;
				case 1:
				case 2: return 0;
				case 3: return stream.flags;
				case 4:
					var arg = syscallGetVarargI();
					var mask = 289792;
					stream.flags = stream.flags & ~mask | arg & mask;
					return 0;
				case 12:
					var arg = syscallGetVarargP();
					var offset = 0;
					(growMemViews(), HEAP16)[arg + offset >> 1] = 2;
					return 0;
				case 13:
				case 14: return 0;
			}
			return -28;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_fstat64(fd, buf) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(6, 0, 1, fd, buf);
		try {
			return SYSCALLS.writeStat(buf, FS.fstat(fd));
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	var INT53_MAX = 9007199254740992;
	var INT53_MIN = -9007199254740992;
	var bigintToI53Checked = (num) => num < INT53_MIN || num > INT53_MAX ? NaN : Number(num);
	function ___syscall_ftruncate64(fd, length) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(7, 0, 1, fd, length);
		length = bigintToI53Checked(length);
		try {
			if (isNaN(length)) return -22;
			FS.ftruncate(fd, length);
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	var stringToUTF8 = (str, outPtr, maxBytesToWrite) => stringToUTF8Array(str, (growMemViews(), HEAPU8), outPtr, maxBytesToWrite);
	function ___syscall_getcwd(buf, size) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(8, 0, 1, buf, size);
		try {
			if (!size) return -28;
			var cwd = FS.cwd();
			var cwdLengthInBytes = lengthBytesUTF8(cwd) + 1;
			if (size < cwdLengthInBytes) return -68;
			stringToUTF8(cwd, buf, size);
			return cwdLengthInBytes;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_getuid32() {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(9, 0, 1);
		return process.getuid?.() ?? 0;
	}
	function ___syscall_ioctl(fd, op, varargs) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(10, 0, 1, fd, op, varargs);
		SYSCALLS.varargs = varargs;
		try {
			var stream = SYSCALLS.getStreamFromFD(fd);
			switch (op) {
				case 21509:
					if (!stream.tty) return -59;
					return 0;
				case 21505:
					if (!stream.tty) return -59;
					if (stream.tty.ops.ioctl_tcgets) {
						var termios = stream.tty.ops.ioctl_tcgets(stream);
						var argp = syscallGetVarargP();
						(growMemViews(), HEAP32)[argp >> 2] = termios.c_iflag || 0;
						(growMemViews(), HEAP32)[argp + 4 >> 2] = termios.c_oflag || 0;
						(growMemViews(), HEAP32)[argp + 8 >> 2] = termios.c_cflag || 0;
						(growMemViews(), HEAP32)[argp + 12 >> 2] = termios.c_lflag || 0;
						for (var i = 0; i < 32; i++) (growMemViews(), HEAP8)[argp + i + 17] = termios.c_cc[i] || 0;
						return 0;
					}
					return 0;
				case 21510:
				case 21511:
				case 21512:
					if (!stream.tty) return -59;
					return 0;
				case 21506:
				case 21507:
				case 21508:
					if (!stream.tty) return -59;
					if (stream.tty.ops.ioctl_tcsets) {
						var argp = syscallGetVarargP();
						var c_iflag = (growMemViews(), HEAP32)[argp >> 2];
						var c_oflag = (growMemViews(), HEAP32)[argp + 4 >> 2];
						var c_cflag = (growMemViews(), HEAP32)[argp + 8 >> 2];
						var c_lflag = (growMemViews(), HEAP32)[argp + 12 >> 2];
						var c_cc = [];
						for (var i = 0; i < 32; i++) c_cc.push((growMemViews(), HEAP8)[argp + i + 17]);
						return stream.tty.ops.ioctl_tcsets(stream.tty, op, {
							c_iflag,
							c_oflag,
							c_cflag,
							c_lflag,
							c_cc
						});
					}
					return 0;
				case 21519:
					if (!stream.tty) return -59;
					var argp = syscallGetVarargP();
					(growMemViews(), HEAP32)[argp >> 2] = 0;
					return 0;
				case 21520:
					if (!stream.tty) return -59;
					return -28;
				case 21537:
				case 21531:
					var argp = syscallGetVarargP();
					return FS.ioctl(stream, op, argp);
				case 21523:
					if (!stream.tty) return -59;
					if (stream.tty.ops.ioctl_tiocgwinsz) {
						var winsize = stream.tty.ops.ioctl_tiocgwinsz(stream.tty);
						var argp = syscallGetVarargP();
						(growMemViews(), HEAP16)[argp >> 1] = winsize[0];
						(growMemViews(), HEAP16)[argp + 2 >> 1] = winsize[1];
					}
					return 0;
				case 21524:
					if (!stream.tty) return -59;
					return 0;
				case 21515:
					if (!stream.tty) return -59;
					return 0;
				default: return -28;
			}
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_lstat64(path, buf) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(11, 0, 1, path, buf);
		try {
			path = SYSCALLS.getStr(path);
			return SYSCALLS.writeStat(buf, FS.lstat(path));
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_newfstatat(dirfd, path, buf, flags) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(12, 0, 1, dirfd, path, buf, flags);
		try {
			path = SYSCALLS.getStr(path);
			var nofollow = flags & 256;
			var allowEmpty = flags & 4096;
			flags = flags & -6401;
			path = SYSCALLS.calculateAt(dirfd, path, allowEmpty);
			return SYSCALLS.writeStat(buf, nofollow ? FS.lstat(path) : FS.stat(path));
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_openat(dirfd, path, flags, varargs) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(13, 0, 1, dirfd, path, flags, varargs);
		SYSCALLS.varargs = varargs;
		try {
			path = SYSCALLS.getStr(path);
			path = SYSCALLS.calculateAt(dirfd, path);
			var mode = varargs ? syscallGetVarargI() : 0;
			if (flags & 64) mode &= ~SYSCALLS.currentUmask;
			return FS.open(path, flags, mode).fd;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	var pollOne = (fd, events) => {
		var stream = FS.getStream(fd);
		if (!stream) return 32;
		return (stream.stream_ops?.poll?.(stream) ?? 5) & (events | 56);
	};
	var doPollSync = (fds, nfds) => {
		var count = 0;
		for (var i = 0, pollfd = fds; i < nfds; i++, pollfd += 8) {
			var revents = pollOne((growMemViews(), HEAP32)[pollfd >> 2], (growMemViews(), HEAP16)[pollfd + 4 >> 1]);
			if (revents) count++;
			(growMemViews(), HEAP16)[pollfd + 6 >> 1] = revents;
		}
		return count;
	};
	var doPollAsync = (fds, nfds, timeout) => new Promise((resolve) => {
		var regs = [];
		var timer;
		var done = false;
		function derive() {
			var count = 0;
			for (var i = 0, pollfd = fds; i < nfds; i++, pollfd += 8) {
				var revents = pollOne((growMemViews(), HEAP32)[pollfd >> 2], (growMemViews(), HEAP16)[pollfd + 4 >> 1]);
				if (revents) count++;
				(growMemViews(), HEAP16)[pollfd + 6 >> 1] = revents;
			}
			return count;
		}
		function finish(count) {
			if (done) return;
			done = true;
			for (var r of regs) r.listeners.delete(r.entry);
			if (timer) clearTimeout(timer);
			resolve(count);
		}
		var count = derive();
		if (count || !timeout) finish(count);
		else {
			function recheck() {
				if (done) return;
				var c = derive();
				if (c) finish(c);
			}
			for (var i = 0, pollfd = fds; i < nfds; i++, pollfd += 8) {
				var stream = FS.getStream((growMemViews(), HEAP32)[pollfd >> 2]);
				if (stream) regs.push(stream.node.addListener(recheck));
			}
			if (timeout > 0) timer = setTimeout(() => finish(0), timeout);
		}
	});
	function ___syscall_poll(fds, nfds, timeout) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(14, 0, 2, fds, nfds, timeout);
		try {
			if (PThread.currentProxiedOperationCallerThread) return doPollAsync(fds, nfds, timeout);
			return doPollSync(fds, nfds);
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_poll_nonblocking(fds, nfds) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(15, 0, 1, fds, nfds);
		try {
			return doPollSync(fds, nfds);
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_rmdir(path) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(16, 0, 1, path);
		try {
			path = SYSCALLS.getStr(path);
			FS.rmdir(path);
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_stat64(path, buf) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(17, 0, 1, path, buf);
		try {
			path = SYSCALLS.getStr(path);
			return SYSCALLS.writeStat(buf, FS.stat(path));
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function ___syscall_unlinkat(dirfd, path, flags) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(18, 0, 1, dirfd, path, flags);
		try {
			path = SYSCALLS.getStr(path);
			path = SYSCALLS.calculateAt(dirfd, path);
			if (!flags) FS.unlink(path);
			else if (flags === 512) FS.rmdir(path);
			else return -28;
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	var __abort_js = () => abort("");
	var emnapiCtx = void 0;
	function __emnapi_callback_into_module(forceUncaught, env, callback, data, close_scope_if_throw) {
		var envObject = emnapiCtx.envStore.get(env);
		var scope = emnapiCtx.openScope(envObject);
		try {
			envObject.callbackIntoModule(Boolean(forceUncaught), function() {
				getWasmTableEntry(callback)(env, data);
			});
		} catch (err) {
			emnapiCtx.closeScope(envObject, scope);
			if (close_scope_if_throw) emnapiCtx.closeScope(envObject);
			throw err;
		}
		emnapiCtx.closeScope(envObject, scope);
	}
	function __emnapi_ctx_decrease_waiting_request_counter() {
		emnapiCtx.decreaseWaitingRequestCounter();
	}
	function __emnapi_ctx_increase_waiting_request_counter() {
		emnapiCtx.increaseWaitingRequestCounter();
	}
	function __emnapi_env_check_gc_access(env) {
		emnapiCtx.envStore.get(env).checkGCAccess();
	}
	function __emnapi_get_last_error_info(env, error_code, engine_error_code, engine_reserved) {
		var lastError = emnapiCtx.envStore.get(env).lastError;
		var errorCode = lastError.errorCode;
		var engineErrorCode = lastError.engineErrorCode >>> 0;
		var engineReserved = lastError.engineReserved;
		(growMemViews(), HEAP32)[error_code >> 2] = errorCode;
		(growMemViews(), HEAPU32)[engine_error_code >> 2] = engineErrorCode;
		(growMemViews(), HEAPU32)[engine_reserved >> 2] = engineReserved;
	}
	var emnapiNodeBinding = void 0;
	function __emnapi_node_emit_async_destroy(async_id, trigger_async_id) {
		if (!emnapiNodeBinding) return;
		emnapiNodeBinding.node.emitAsyncDestroy({
			asyncId: async_id,
			triggerAsyncId: trigger_async_id
		});
	}
	function __emnapi_node_emit_async_init(async_resource, async_resource_name, trigger_async_id, result) {
		if (!emnapiNodeBinding) return;
		var resource = emnapiCtx.handleStore.get(async_resource).value;
		var resource_name = emnapiCtx.handleStore.get(async_resource_name).value;
		var asyncContext = emnapiNodeBinding.node.emitAsyncInit(resource, resource_name, trigger_async_id);
		var asyncId = asyncContext.asyncId;
		var triggerAsyncId = asyncContext.triggerAsyncId;
		if (result) {
			(growMemViews(), HEAPF64)[result >> 3] = asyncId;
			(growMemViews(), HEAPF64)[result + 8 >> 3] = triggerAsyncId;
		}
	}
	function __emnapi_node_make_callback(env, async_resource, cb, argv, size, async_id, trigger_async_id, result) {
		var i = 0;
		var v;
		if (!emnapiNodeBinding) return;
		var resource = emnapiCtx.handleStore.get(async_resource).value;
		var callback = emnapiCtx.handleStore.get(cb).value;
		size = size >>> 0;
		var arr = Array(size);
		for (; i < size; i++) {
			var argVal = (growMemViews(), HEAPU32)[argv + i * 4 >> 2];
			arr[i] = emnapiCtx.handleStore.get(argVal).value;
		}
		var ret = emnapiNodeBinding.node.makeCallback(resource, callback, arr, {
			asyncId: async_id,
			triggerAsyncId: trigger_async_id
		});
		if (result) {
			v = emnapiCtx.envStore.get(env).ensureHandleId(ret);
			(growMemViews(), HEAPU32)[result >> 2] = v;
		}
	}
	function __emnapi_set_immediate(callback, data) {
		emnapiCtx.feature.setImmediate(function() {
			getWasmTableEntry(callback)(data);
		});
	}
	function __emnapi_worker_unref(pid) {
		var worker = PThread.pthreads[pid];
		worker = worker.worker || worker;
		if (typeof worker.unref === "function") worker.unref();
	}
	var __emscripten_init_main_thread_js = (tb) => {
		__emscripten_thread_init(tb, !ENVIRONMENT_IS_WORKER, 1, !ENVIRONMENT_IS_WEB, 65536, false);
		PThread.threadInitTLS();
	};
	var handleException = (e) => {
		if (e instanceof ExitStatus || e == "unwind") return EXITSTATUS;
		quit_(1, e);
	};
	var maybeExit = () => {
		if (!keepRuntimeAlive()) try {
			if (ENVIRONMENT_IS_PTHREAD) {
				if (_pthread_self()) __emscripten_thread_exit(EXITSTATUS);
				return;
			}
			_exit(EXITSTATUS);
		} catch (e) {
			handleException(e);
		}
	};
	var callUserCallback = (func) => {
		if (ABORT) return;
		try {
			return func();
		} catch (e) {
			handleException(e);
		} finally {
			maybeExit();
		}
	};
	var __emscripten_thread_mailbox_await = (pthread_ptr) => {
		if (!waitAsyncPolyfilled) {
			Atomics.waitAsync((growMemViews(), HEAP32), pthread_ptr >> 2, pthread_ptr).value.then(checkMailbox);
			var waitingAsync = pthread_ptr + 112;
			Atomics.store((growMemViews(), HEAP32), waitingAsync >> 2, 1);
		}
	};
	var checkMailbox = () => {
		var pthread_ptr = _pthread_self();
		if (!pthread_ptr) return;
		callUserCallback(() => {
			__emscripten_thread_mailbox_await(pthread_ptr);
			__emscripten_check_mailbox();
		});
	};
	var __emscripten_notify_mailbox_postmessage = (targetThread, currThreadId) => {
		if (targetThread == currThreadId) setTimeout(checkMailbox);
		else if (ENVIRONMENT_IS_PTHREAD) postMessage({
			targetThread,
			cmd: 4
		});
		else {
			var worker = PThread.pthreads[targetThread];
			if (!worker) return;
			worker.postMessage({ cmd: 4 });
		}
	};
	var proxiedJSCallArgs = [];
	var __emscripten_receive_on_main_thread_js = (funcIndex, emAsmAddr, callingThread, bufSize, args, ctx, ctxArgs) => {
		proxiedJSCallArgs.length = 0;
		var b = args >> 3;
		var end = args + bufSize >> 3;
		while (b < end) {
			var arg;
			if ((growMemViews(), HEAP64)[b++]) arg = (growMemViews(), HEAP64)[b++];
			else arg = (growMemViews(), HEAPF64)[b++];
			proxiedJSCallArgs.push(arg);
		}
		var func = proxiedFunctionTable[funcIndex];
		PThread.currentProxiedOperationCallerThread = callingThread;
		var rtn = func(...proxiedJSCallArgs);
		PThread.currentProxiedOperationCallerThread = 0;
		if (ctx) {
			Promise.resolve(rtn).then((rtn) => __emscripten_run_js_on_main_thread_done(ctx, ctxArgs, rtn));
			return;
		}
		return rtn;
	};
	var __emscripten_runtime_keepalive_clear = () => {
		noExitRuntime = false;
		runtimeKeepaliveCounter = 0;
	};
	var __emscripten_thread_cleanup = (thread) => {
		if (!ENVIRONMENT_IS_PTHREAD) cleanupThread(thread);
		else postMessage({
			cmd: 6,
			thread
		});
	};
	var __emscripten_thread_set_strongref = (thread) => {
		if (ENVIRONMENT_IS_NODE) {
			var worker = PThread.pthreads[thread];
			worker.ref();
			worker.strongref = 1;
		}
	};
	function __gmtime_js(time, tmPtr) {
		time = bigintToI53Checked(time);
		var date = /* @__PURE__ */ new Date(time * 1e3);
		if (isNaN(date.getTime())) return 1;
		(growMemViews(), HEAP32)[tmPtr >> 2] = date.getUTCSeconds();
		(growMemViews(), HEAP32)[tmPtr + 4 >> 2] = date.getUTCMinutes();
		(growMemViews(), HEAP32)[tmPtr + 8 >> 2] = date.getUTCHours();
		(growMemViews(), HEAP32)[tmPtr + 12 >> 2] = date.getUTCDate();
		(growMemViews(), HEAP32)[tmPtr + 16 >> 2] = date.getUTCMonth();
		(growMemViews(), HEAP32)[tmPtr + 20 >> 2] = date.getUTCFullYear() - 1900;
		(growMemViews(), HEAP32)[tmPtr + 24 >> 2] = date.getUTCDay();
		var start = Date.UTC(date.getUTCFullYear(), 0, 1, 0, 0, 0, 0);
		var yday = (date.getTime() - start) / 864e5 | 0;
		(growMemViews(), HEAP32)[tmPtr + 28 >> 2] = yday;
		return 0;
	}
	var isLeapYear = (year) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	var MONTH_DAYS_LEAP_CUMULATIVE = [
		0,
		31,
		60,
		91,
		121,
		152,
		182,
		213,
		244,
		274,
		305,
		335
	];
	var MONTH_DAYS_REGULAR_CUMULATIVE = [
		0,
		31,
		59,
		90,
		120,
		151,
		181,
		212,
		243,
		273,
		304,
		334
	];
	var ydayFromDate = (date) => {
		return (isLeapYear(date.getFullYear()) ? MONTH_DAYS_LEAP_CUMULATIVE : MONTH_DAYS_REGULAR_CUMULATIVE)[date.getMonth()] + date.getDate() - 1;
	};
	function __localtime_js(time, tmPtr) {
		time = bigintToI53Checked(time);
		var date = /* @__PURE__ */ new Date(time * 1e3);
		if (isNaN(date.getTime())) return 1;
		(growMemViews(), HEAP32)[tmPtr >> 2] = date.getSeconds();
		(growMemViews(), HEAP32)[tmPtr + 4 >> 2] = date.getMinutes();
		(growMemViews(), HEAP32)[tmPtr + 8 >> 2] = date.getHours();
		(growMemViews(), HEAP32)[tmPtr + 12 >> 2] = date.getDate();
		(growMemViews(), HEAP32)[tmPtr + 16 >> 2] = date.getMonth();
		(growMemViews(), HEAP32)[tmPtr + 20 >> 2] = date.getFullYear() - 1900;
		(growMemViews(), HEAP32)[tmPtr + 24 >> 2] = date.getDay();
		var yday = ydayFromDate(date) | 0;
		(growMemViews(), HEAP32)[tmPtr + 28 >> 2] = yday;
		(growMemViews(), HEAP32)[tmPtr + 36 >> 2] = -(date.getTimezoneOffset() * 60);
		var start = new Date(date.getFullYear(), 0, 1);
		var summerOffset = new Date(date.getFullYear(), 6, 1).getTimezoneOffset();
		var winterOffset = start.getTimezoneOffset();
		var dst = (summerOffset != winterOffset && date.getTimezoneOffset() == Math.min(winterOffset, summerOffset)) | 0;
		(growMemViews(), HEAP32)[tmPtr + 32 >> 2] = dst;
		return 0;
	}
	function __mmap_js(len, prot, flags, fd, offset, allocated, addr) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(19, 0, 1, len, prot, flags, fd, offset, allocated, addr);
		offset = bigintToI53Checked(offset);
		try {
			var stream = SYSCALLS.getStreamFromFD(fd);
			var res = FS.mmap(stream, len, offset, prot, flags);
			var ptr = res.ptr;
			(growMemViews(), HEAP32)[allocated >> 2] = res.allocated;
			(growMemViews(), HEAPU32)[addr >> 2] = ptr;
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	function __munmap_js(addr, len, prot, flags, fd, offset) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(20, 0, 1, addr, len, prot, flags, fd, offset);
		offset = bigintToI53Checked(offset);
		try {
			var stream = SYSCALLS.getStreamFromFD(fd);
			if (prot & 2) SYSCALLS.doMsync(addr, stream, len, flags, offset);
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return -e.errno;
		}
	}
	var __tzset_js = (timezone, daylight, std_name, dst_name) => {
		var currentYear = (/* @__PURE__ */ new Date()).getFullYear();
		var winter = new Date(currentYear, 0, 1);
		var summer = new Date(currentYear, 6, 1);
		var winterOffset = winter.getTimezoneOffset();
		var summerOffset = summer.getTimezoneOffset();
		var stdTimezoneOffset = Math.max(winterOffset, summerOffset);
		(growMemViews(), HEAPU32)[timezone >> 2] = stdTimezoneOffset * 60;
		(growMemViews(), HEAP32)[daylight >> 2] = Number(winterOffset != summerOffset);
		var extractZone = (timezoneOffset) => {
			var sign = timezoneOffset >= 0 ? "-" : "+";
			var absOffset = Math.abs(timezoneOffset);
			return `UTC${sign}${String(Math.floor(absOffset / 60)).padStart(2, "0")}${String(absOffset % 60).padStart(2, "0")}`;
		};
		var winterName = extractZone(winterOffset);
		var summerName = extractZone(summerOffset);
		if (summerOffset < winterOffset) {
			stringToUTF8(winterName, std_name, 17);
			stringToUTF8(summerName, dst_name, 17);
		} else {
			stringToUTF8(winterName, dst_name, 17);
			stringToUTF8(summerName, std_name, 17);
		}
	};
	var _emscripten_get_now = () => performance.timeOrigin + performance.now();
	var _emscripten_date_now = () => Date.now();
	var nowIsMonotonic = 1;
	var checkWasiClock = (clock_id) => clock_id >= 0 && clock_id <= 3;
	function _clock_time_get(clk_id, ignored_precision, ptime) {
		ignored_precision = bigintToI53Checked(ignored_precision);
		if (!checkWasiClock(clk_id)) return 28;
		var now;
		if (clk_id === 0) now = _emscripten_date_now();
		else if (nowIsMonotonic) now = _emscripten_get_now();
		else return 52;
		var nsec = Math.round(now * 1e3 * 1e3);
		(growMemViews(), HEAP64)[ptime >> 3] = BigInt(nsec);
		return 0;
	}
	function _emnapi_is_node_binding_available() {
		return emnapiNodeBinding ? 1 : 0;
	}
	var _emscripten_check_blocking_allowed = () => {};
	var runtimeKeepalivePush = () => {
		runtimeKeepaliveCounter += 1;
	};
	var _emscripten_exit_with_live_runtime = () => {
		runtimeKeepalivePush();
		throw "unwind";
	};
	var getHeapMax = () => 2147483648;
	var _emscripten_get_heap_max = () => getHeapMax();
	var _emscripten_num_logical_cores = () => ENVIRONMENT_IS_NODE ? require("node:os").cpus().length : navigator["hardwareConcurrency"];
	var growMemory = (size) => {
		var pages = (size - wasmMemory.buffer.byteLength + 65535) / 65536 | 0;
		try {
			wasmMemory.grow(pages);
			updateMemoryViews();
			return 1;
		} catch (e) {}
	};
	var _emscripten_resize_heap = (requestedSize) => {
		var oldSize = (growMemViews(), HEAPU8).length;
		requestedSize >>>= 0;
		if (requestedSize <= oldSize) return false;
		var maxHeapSize = getHeapMax();
		if (requestedSize > maxHeapSize) return false;
		for (var cutDown = 1; cutDown <= 4; cutDown *= 2) {
			var overGrownHeapSize = oldSize * (1 + .2 / cutDown);
			overGrownHeapSize = Math.min(overGrownHeapSize, requestedSize + 100663296);
			if (growMemory(Math.min(maxHeapSize, alignMemory(Math.max(requestedSize, overGrownHeapSize), 65536)))) return true;
		}
		return false;
	};
	var runtimeKeepalivePop = () => {
		runtimeKeepaliveCounter -= 1;
	};
	var _emscripten_runtime_keepalive_pop = runtimeKeepalivePop;
	var _emscripten_runtime_keepalive_push = runtimeKeepalivePush;
	var ENV = {};
	var getExecutableName = () => thisProgram;
	var getEnvStrings = () => {
		if (!getEnvStrings.strings) {
			var env = {
				USER: "web_user",
				LOGNAME: "web_user",
				PATH: "/",
				PWD: "/",
				HOME: "/home/web_user",
				LANG: (globalThis.navigator?.language ?? "C").replace("-", "_") + ".UTF-8",
				_: getExecutableName()
			};
			if (ENVIRONMENT_IS_NODE) env = process.env;
			for (var x in ENV) if (ENV[x] === void 0) delete env[x];
			else env[x] = ENV[x];
			var strings = [];
			for (var x in env) strings.push(`${x}=${env[x]}`);
			getEnvStrings.strings = strings;
		}
		return getEnvStrings.strings;
	};
	function _environ_get(__environ, environ_buf) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(21, 0, 1, __environ, environ_buf);
		var bufSize = 0;
		var envp = 0;
		for (var string of getEnvStrings()) {
			var ptr = environ_buf + bufSize;
			(growMemViews(), HEAPU32)[__environ + envp >> 2] = ptr;
			bufSize += stringToUTF8(string, ptr, 1e400) + 1;
			envp += 4;
		}
		return 0;
	}
	function _environ_sizes_get(penviron_count, penviron_buf_size) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(22, 0, 1, penviron_count, penviron_buf_size);
		var strings = getEnvStrings();
		(growMemViews(), HEAPU32)[penviron_count >> 2] = strings.length;
		var bufSize = 0;
		for (var string of strings) bufSize += lengthBytesUTF8(string) + 1;
		(growMemViews(), HEAPU32)[penviron_buf_size >> 2] = bufSize;
		return 0;
	}
	function _fd_close(fd) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(23, 0, 1, fd);
		try {
			var stream = SYSCALLS.getStreamFromFD(fd);
			FS.close(stream);
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return e.errno;
		}
	}
	function _fd_fdstat_get(fd, pbuf) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(24, 0, 1, fd, pbuf);
		try {
			var rightsBase = 0;
			var rightsInheriting = 0;
			var flags = 0;
			var stream = SYSCALLS.getStreamFromFD(fd);
			var type = stream.tty ? 2 : FS.isDir(stream.mode) ? 3 : FS.isLink(stream.mode) ? 7 : 4;
			(growMemViews(), HEAP8)[pbuf] = type;
			(growMemViews(), HEAP16)[pbuf + 2 >> 1] = flags;
			(growMemViews(), HEAP64)[pbuf + 8 >> 3] = BigInt(rightsBase);
			(growMemViews(), HEAP64)[pbuf + 16 >> 3] = BigInt(rightsInheriting);
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return e.errno;
		}
	}
	var doReadv = (stream, iov, iovcnt, offset) => {
		var ret = 0;
		for (var i = 0; i < iovcnt; i++) {
			var ptr = (growMemViews(), HEAPU32)[iov >> 2];
			var len = (growMemViews(), HEAPU32)[iov + 4 >> 2];
			iov += 8;
			try {
				var curr = FS.read(stream, (growMemViews(), HEAP8), ptr, len, offset);
			} catch (e) {
				if (ret > 0 && e instanceof FS.ErrnoError && (e.errno == 6 || e.errno == 6)) break;
				throw e;
			}
			if (curr < 0) return -1;
			ret += curr;
			if (curr < len) break;
			if (typeof offset != "undefined") offset += curr;
		}
		return ret;
	};
	function _fd_read(fd, iov, iovcnt, pnum) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(25, 0, 1, fd, iov, iovcnt, pnum);
		try {
			var num = doReadv(SYSCALLS.getStreamFromFD(fd), iov, iovcnt);
			(growMemViews(), HEAPU32)[pnum >> 2] = num;
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return e.errno;
		}
	}
	function _fd_seek(fd, offset, whence, newOffset) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(26, 0, 1, fd, offset, whence, newOffset);
		offset = bigintToI53Checked(offset);
		try {
			if (isNaN(offset)) return 22;
			var stream = SYSCALLS.getStreamFromFD(fd);
			FS.llseek(stream, offset, whence);
			(growMemViews(), HEAP64)[newOffset >> 3] = BigInt(stream.position);
			if (stream.getdents && !offset && whence === 0) stream.getdents = null;
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return e.errno;
		}
	}
	var doWritev = (stream, iov, iovcnt, offset) => {
		if (iovcnt == 1) return FS.write(stream, (growMemViews(), HEAP8), (growMemViews(), HEAPU32)[iov >> 2], (growMemViews(), HEAPU32)[iov + 4 >> 2], offset);
		var total = 0;
		for (var i = 0, p = iov; i < iovcnt; i++, p += 8) total += (growMemViews(), HEAPU32)[p + 4 >> 2];
		var view = new Uint8Array(total);
		var voff = 0;
		for (var i = 0; i < iovcnt; i++, iov += 8) {
			var ptr = (growMemViews(), HEAPU32)[iov >> 2];
			var len = (growMemViews(), HEAPU32)[iov + 4 >> 2];
			view.set((growMemViews(), HEAPU8).subarray(ptr, ptr + len), voff);
			voff += len;
		}
		return FS.write(stream, view, 0, total, offset);
	};
	function _fd_write(fd, iov, iovcnt, pnum) {
		if (ENVIRONMENT_IS_PTHREAD) return proxyToMainThread(27, 0, 1, fd, iov, iovcnt, pnum);
		try {
			var num = doWritev(SYSCALLS.getStreamFromFD(fd), iov, iovcnt);
			(growMemViews(), HEAPU32)[pnum >> 2] = num;
			return 0;
		} catch (e) {
			if (typeof FS == "undefined" || !(e.name === "ErrnoError")) throw e;
			return e.errno;
		}
	}
	var emnapiExternalMemory = {
		registry: {},
		table: /* @__PURE__ */ new WeakMap(),
		wasmMemoryViewTable: /* @__PURE__ */ new WeakMap(),
		intrinsics: void 0,
		init: function() {
			var _a;
			emnapiExternalMemory.registry = typeof FinalizationRegistry === "function" ? new FinalizationRegistry(function(_pointer) {
				_free(_pointer);
			}) : void 0;
			emnapiExternalMemory.table = /* @__PURE__ */ new WeakMap();
			emnapiExternalMemory.wasmMemoryViewTable = /* @__PURE__ */ new WeakMap();
			var sharedArrayBufferByteLength = typeof SharedArrayBuffer === "function" ? (_a = Object.getOwnPropertyDescriptor(SharedArrayBuffer.prototype, "byteLength")) === null || _a === void 0 ? void 0 : _a.get : void 0;
			emnapiExternalMemory.intrinsics = {
				isView: ArrayBuffer.isView,
				typedArray: {
					buffer: Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "buffer").get,
					byteOffset: Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "byteOffset").get,
					length: Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "length").get,
					tag: Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get
				},
				dataView: {
					buffer: Object.getOwnPropertyDescriptor(DataView.prototype, "buffer").get,
					byteOffset: Object.getOwnPropertyDescriptor(DataView.prototype, "byteOffset").get,
					byteLength: Object.getOwnPropertyDescriptor(DataView.prototype, "byteLength").get
				},
				arrayBuffer: { byteLength: Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get },
				sharedArrayBuffer: sharedArrayBufferByteLength !== void 0 ? { byteLength: sharedArrayBufferByteLength } : void 0,
				ctors: {
					Int8Array,
					Uint8Array,
					Uint8ClampedArray,
					Int16Array,
					Uint16Array,
					Int32Array,
					Uint32Array,
					Float16Array: typeof Float16Array === "function" ? Float16Array : void 0,
					Float32Array,
					Float64Array,
					BigInt64Array,
					BigUint64Array
				},
				bufferFrom: void 0
			};
		},
		isSharedArrayBuffer: function(value) {
			var sharedArrayBuffer = emnapiExternalMemory.intrinsics.sharedArrayBuffer;
			if (sharedArrayBuffer !== void 0) {
				if (typeof SharedArrayBuffer === "function" && value instanceof SharedArrayBuffer) return true;
				try {
					sharedArrayBuffer.byteLength.call(value);
					return true;
				} catch (_) {
					return false;
				}
			}
			try {
				emnapiExternalMemory.intrinsics.arrayBuffer.byteLength.call(value);
				return false;
			} catch (_) {}
			return Object.prototype.toString.call(value) === "[object SharedArrayBuffer]";
		},
		isDetachedArrayBuffer: function(arrayBuffer) {
			if (emnapiExternalMemory.bufferByteLength(arrayBuffer) === 0) {}
			return false;
		},
		bufferByteLength: function(buffer) {
			var _a;
			var intrinsics = emnapiExternalMemory.intrinsics;
			try {
				return intrinsics.arrayBuffer.byteLength.call(buffer);
			} catch (err) {
				var sharedArrayBuffer = intrinsics.sharedArrayBuffer;
				if (sharedArrayBuffer !== void 0) return sharedArrayBuffer.byteLength.call(buffer);
				var proto = Object.getPrototypeOf(buffer);
				var get = proto !== null && proto !== void 0 ? (_a = Object.getOwnPropertyDescriptor(proto, "byteLength")) === null || _a === void 0 ? void 0 : _a.get : void 0;
				if (get === void 0) throw err;
				return get.call(buffer);
			}
		},
		viewBuffer: function(view) {
			var intrinsics = emnapiExternalMemory.intrinsics;
			return intrinsics.typedArray.tag.call(view) === void 0 ? intrinsics.dataView.buffer.call(view) : intrinsics.typedArray.buffer.call(view);
		},
		viewByteOffset: function(view) {
			var intrinsics = emnapiExternalMemory.intrinsics;
			return intrinsics.typedArray.tag.call(view) === void 0 ? intrinsics.dataView.byteOffset.call(view) : intrinsics.typedArray.byteOffset.call(view);
		},
		viewLength: function(view) {
			var intrinsics = emnapiExternalMemory.intrinsics;
			return intrinsics.typedArray.tag.call(view) === void 0 ? intrinsics.dataView.byteLength.call(view) : intrinsics.typedArray.length.call(view);
		},
		getBufferFrom: function() {
			var _a;
			return (_a = emnapiExternalMemory.intrinsics.bufferFrom) !== null && _a !== void 0 ? _a : emnapiExternalMemory.intrinsics.bufferFrom = emnapiCtx.feature.Buffer.from;
		},
		getArrayBufferPointer: function(arrayBuffer, shouldCopy) {
			var _a;
			var info = {
				address: 0,
				ownership: 0,
				runtimeAllocated: 0
			};
			if (arrayBuffer === wasmMemory.buffer) return info;
			var isDetached = emnapiExternalMemory.isDetachedArrayBuffer(arrayBuffer);
			if (emnapiExternalMemory.table.has(arrayBuffer)) {
				var cachedInfo = emnapiExternalMemory.table.get(arrayBuffer);
				if (isDetached) {
					cachedInfo.address = 0;
					return cachedInfo;
				}
				if (shouldCopy && cachedInfo.ownership === 0 && cachedInfo.runtimeAllocated === 1) new Uint8Array(wasmMemory.buffer).set(new Uint8Array(arrayBuffer), cachedInfo.address);
				return cachedInfo;
			}
			var byteLength = emnapiExternalMemory.bufferByteLength(arrayBuffer);
			if (isDetached || byteLength === 0) return info;
			if (!shouldCopy) return info;
			var pointer = _malloc(byteLength);
			if (!pointer) throw new Error("Out of memory");
			new Uint8Array(wasmMemory.buffer).set(new Uint8Array(arrayBuffer), pointer);
			info.address = pointer;
			info.ownership = emnapiExternalMemory.registry ? 0 : 1;
			info.runtimeAllocated = 1;
			emnapiExternalMemory.table.set(arrayBuffer, info);
			(_a = emnapiExternalMemory.registry) === null || _a === void 0 || _a.register(arrayBuffer, pointer);
			return info;
		},
		getOrUpdateMemoryView: function(view) {
			var intrinsics = emnapiExternalMemory.intrinsics;
			var tag = intrinsics.typedArray.tag.call(view);
			var isDataView = tag === void 0;
			var buffer = isDataView ? intrinsics.dataView.buffer.call(view) : intrinsics.typedArray.buffer.call(view);
			if (buffer === wasmMemory.buffer) {
				if (!emnapiExternalMemory.wasmMemoryViewTable.has(view)) emnapiExternalMemory.wasmMemoryViewTable.set(view, {
					Ctor: isDataView ? DataView : intrinsics.ctors[tag],
					address: isDataView ? intrinsics.dataView.byteOffset.call(view) : intrinsics.typedArray.byteOffset.call(view),
					length: isDataView ? intrinsics.dataView.byteLength.call(view) : intrinsics.typedArray.length.call(view),
					ownership: 1,
					runtimeAllocated: 0
				});
				return view;
			}
			if ((emnapiExternalMemory.isDetachedArrayBuffer(buffer) || emnapiExternalMemory.isSharedArrayBuffer(buffer)) && emnapiExternalMemory.wasmMemoryViewTable.has(view)) {
				var info = emnapiExternalMemory.wasmMemoryViewTable.get(view);
				var Ctor = info.Ctor;
				var newView = void 0;
				var Buffer = emnapiCtx.feature.Buffer;
				if (typeof Buffer === "function" && Ctor === Buffer) newView = emnapiExternalMemory.getBufferFrom()(wasmMemory.buffer, info.address, info.length);
				else newView = new Ctor(wasmMemory.buffer, info.address, info.length);
				emnapiExternalMemory.wasmMemoryViewTable.set(newView, info);
				return newView;
			}
			return view;
		},
		getViewPointer: function(view, shouldCopy) {
			view = emnapiExternalMemory.getOrUpdateMemoryView(view);
			var buffer = emnapiExternalMemory.viewBuffer(view);
			if (buffer === wasmMemory.buffer) {
				if (emnapiExternalMemory.wasmMemoryViewTable.has(view)) {
					var _a = emnapiExternalMemory.wasmMemoryViewTable.get(view);
					return {
						address: _a.address,
						ownership: _a.ownership,
						runtimeAllocated: _a.runtimeAllocated,
						view
					};
				}
				return {
					address: emnapiExternalMemory.viewByteOffset(view),
					ownership: 1,
					runtimeAllocated: 0,
					view
				};
			}
			var _b = emnapiExternalMemory.getArrayBufferPointer(buffer, shouldCopy), address = _b.address, ownership = _b.ownership, runtimeAllocated = _b.runtimeAllocated;
			return {
				address: address === 0 ? 0 : address + emnapiExternalMemory.viewByteOffset(view),
				ownership,
				runtimeAllocated,
				view
			};
		}
	};
	function emnapiGetHandle(js_object) {
		var handle = emnapiCtx.handleStore.get(js_object);
		if (!(handle.isObject() || handle.isFunction())) return { status: 1 };
		if (typeof emnapiExternalMemory !== "undefined" && ArrayBuffer.isView(handle.value)) {
			if (emnapiExternalMemory.wasmMemoryViewTable.has(handle.value)) handle = emnapiCtx.addToCurrentScope(emnapiExternalMemory.wasmMemoryViewTable.get(handle.value));
		}
		return {
			status: 0,
			handle
		};
	}
	function _napi_add_finalizer(env, js_object, finalize_data, finalize_cb, finalize_hint, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!emnapiCtx.feature.supportFinalizer) return envObject.setLastError(9);
		if (!js_object) return envObject.setLastError(1);
		if (!finalize_cb) return envObject.setLastError(1);
		var handleResult = emnapiGetHandle(js_object);
		if (handleResult.status !== 0) return envObject.setLastError(handleResult.status);
		var handle = handleResult.handle;
		var ownership = !result ? 0 : 1;
		var reference = emnapiCtx.createReferenceWithFinalizer(envObject, handle.id, 0, ownership, finalize_cb, finalize_data, finalize_hint);
		if (result) {
			var referenceId = reference.id;
			(growMemViews(), HEAPU32)[result >> 2] = referenceId;
		}
		return envObject.clearLastError();
	}
	function _napi_call_function(env, recv, func, argc, argv, result) {
		var i = 0;
		var v;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!recv) return envObject.setLastError(1);
			argc = argc >>> 0;
			if (argc > 0) {
				if (!argv) return envObject.setLastError(1);
			}
			var v8recv = emnapiCtx.handleStore.get(recv).value;
			if (!func) return envObject.setLastError(1);
			var v8func = emnapiCtx.handleStore.get(func).value;
			if (typeof v8func !== "function") return envObject.setLastError(1);
			var args = [];
			for (; i < argc; i++) {
				var argVal = (growMemViews(), HEAPU32)[argv + i * 4 >> 2];
				args.push(emnapiCtx.handleStore.get(argVal).value);
			}
			var ret = v8func.apply(v8recv, args);
			if (result) {
				v = envObject.ensureHandleId(ret);
				(growMemViews(), HEAPU32)[result >> 2] = v;
			}
			return envObject.clearLastError();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_clear_last_error(env) {
		return emnapiCtx.envStore.get(env).clearLastError();
	}
	function _napi_close_escapable_handle_scope(env, scope) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!scope) return envObject.setLastError(1);
		if (envObject.openHandleScopes === 0) return 13;
		emnapiCtx.closeScope(envObject);
		return envObject.clearLastError();
	}
	function _napi_close_handle_scope(env, scope) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!scope) return envObject.setLastError(1);
		if (envObject.openHandleScopes === 0) return 13;
		emnapiCtx.closeScope(envObject);
		return envObject.clearLastError();
	}
	function _napi_coerce_to_object(env, value, result) {
		var v;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!value) return envObject.setLastError(1);
			if (!result) return envObject.setLastError(1);
			var handle = emnapiCtx.handleStore.get(value);
			if (handle.value == null) throw new TypeError("Cannot convert undefined or null to object");
			v = envObject.ensureHandleId(Object(handle.value));
			(growMemViews(), HEAPU32)[result >> 2] = v;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_coerce_to_string(env, value, result) {
		var v;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!value) return envObject.setLastError(1);
			if (!result) return envObject.setLastError(1);
			var handle = emnapiCtx.handleStore.get(value);
			if (handle.isSymbol()) throw new TypeError("Cannot convert a Symbol value to a string");
			v = emnapiCtx.addToCurrentScope(String(handle.value)).id;
			(growMemViews(), HEAPU32)[result >> 2] = v;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_create_array(env, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var value = emnapiCtx.addToCurrentScope([]).id;
		(growMemViews(), HEAPU32)[result >> 2] = value;
		return envObject.clearLastError();
	}
	function _napi_create_array_with_length(env, length, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		length = length >>> 0;
		var value = emnapiCtx.addToCurrentScope(new Array(length)).id;
		(growMemViews(), HEAPU32)[result >> 2] = value;
		return envObject.clearLastError();
	}
	function emnapiCreateArrayBuffer(byte_length, data, shared) {
		byte_length = byte_length >>> 0;
		var arrayBuffer = shared ? new SharedArrayBuffer(byte_length) : new ArrayBuffer(byte_length);
		if (data) {
			var p = emnapiExternalMemory.getArrayBufferPointer(arrayBuffer, true).address;
			(growMemViews(), HEAPU32)[data >> 2] = p;
		}
		return arrayBuffer;
	}
	function _napi_create_buffer_copy(env, length, data, result_data, result) {
		var value;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!result) return envObject.setLastError(1);
			var Buffer = emnapiCtx.feature.Buffer;
			if (!Buffer) throw emnapiCtx.createNotSupportBufferError("napi_create_buffer_copy", "");
			var arrayBuffer = emnapiCreateArrayBuffer(length, result_data, false);
			var buffer = Buffer.from(arrayBuffer);
			buffer.set(new Uint8Array(wasmMemory.buffer).subarray(data, data + length));
			value = emnapiCtx.addToCurrentScope(buffer).id;
			(growMemViews(), HEAPU32)[result >> 2] = value;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_create_double(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var v = emnapiCtx.addToCurrentScope(value).id;
		(growMemViews(), HEAPU32)[result >> 2] = v;
		return envObject.clearLastError();
	}
	function _napi_create_error(env, code, msg, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!msg) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var msgValue = emnapiCtx.handleStore.get(msg).value;
		if (typeof msgValue !== "string") return envObject.setLastError(3);
		var error = new Error(msgValue);
		if (code) {
			var codeValue = emnapiCtx.handleStore.get(code).value;
			if (typeof codeValue !== "string") return envObject.setLastError(3);
			error.code = codeValue;
		}
		var value = emnapiCtx.addToCurrentScope(error).id;
		(growMemViews(), HEAPU32)[result >> 2] = value;
		return envObject.clearLastError();
	}
	function _emnapi_create_memory_view(env, typedarray_type, external_data, byte_length, finalize_cb, finalize_hint, result) {
		var value;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!result) return envObject.setLastError(1);
			byte_length = byte_length >>> 0;
			if (!external_data) byte_length = 0;
			if (byte_length > 2147483647) throw new RangeError("Cannot create a memory view larger than 2147483647 bytes");
			if (external_data + byte_length > wasmMemory.buffer.byteLength) throw new RangeError("Memory out of range");
			if (!emnapiCtx.feature.supportFinalizer && finalize_cb) throw emnapiCtx.createNotSupportWeakRefError("emnapi_create_memory_view", "Parameter \"finalize_cb\" must be 0(NULL)");
			var viewDescriptor = void 0;
			switch (typedarray_type) {
				case 0:
					viewDescriptor = {
						Ctor: Int8Array,
						address: external_data,
						length: byte_length,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 1:
					viewDescriptor = {
						Ctor: Uint8Array,
						address: external_data,
						length: byte_length,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 2:
					viewDescriptor = {
						Ctor: Uint8ClampedArray,
						address: external_data,
						length: byte_length,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 3:
					viewDescriptor = {
						Ctor: Int16Array,
						address: external_data,
						length: byte_length >> 1,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 4:
					viewDescriptor = {
						Ctor: Uint16Array,
						address: external_data,
						length: byte_length >> 1,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 5:
					viewDescriptor = {
						Ctor: Int32Array,
						address: external_data,
						length: byte_length >> 2,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 6:
					viewDescriptor = {
						Ctor: Uint32Array,
						address: external_data,
						length: byte_length >> 2,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 7:
					viewDescriptor = {
						Ctor: Float32Array,
						address: external_data,
						length: byte_length >> 2,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 8:
					viewDescriptor = {
						Ctor: Float64Array,
						address: external_data,
						length: byte_length >> 3,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 9:
					viewDescriptor = {
						Ctor: BigInt64Array,
						address: external_data,
						length: byte_length >> 3,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 10:
					viewDescriptor = {
						Ctor: BigUint64Array,
						address: external_data,
						length: byte_length >> 3,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case -1:
					viewDescriptor = {
						Ctor: DataView,
						address: external_data,
						length: byte_length,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case 11:
					if (typeof Float16Array !== "function") return envObject.setLastError(1);
					viewDescriptor = {
						Ctor: Float16Array,
						address: external_data,
						length: byte_length >> 1,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				case -2:
					if (!emnapiCtx.feature.Buffer) throw emnapiCtx.createNotSupportBufferError("emnapi_create_memory_view", "");
					viewDescriptor = {
						Ctor: emnapiCtx.feature.Buffer,
						address: external_data,
						length: byte_length,
						ownership: 1,
						runtimeAllocated: 0
					};
					break;
				default: return envObject.setLastError(1);
			}
			var Ctor = viewDescriptor.Ctor;
			var typedArray = typedarray_type === -2 ? emnapiExternalMemory.getBufferFrom()(wasmMemory.buffer, viewDescriptor.address, viewDescriptor.length) : new Ctor(wasmMemory.buffer, viewDescriptor.address, viewDescriptor.length);
			var handle = emnapiCtx.addToCurrentScope(typedArray);
			emnapiExternalMemory.wasmMemoryViewTable.set(typedArray, viewDescriptor);
			if (finalize_cb) {
				var status_1 = _napi_add_finalizer(env, handle.id, external_data, finalize_cb, finalize_hint, 0);
				if (status_1 === 10) {
					var err = envObject.tryCatch.extractException();
					envObject.clearLastError();
					throw err;
				} else if (status_1 !== 0) return envObject.setLastError(status_1);
			}
			value = handle.id;
			(growMemViews(), HEAPU32)[result >> 2] = value;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_create_external_buffer(env, length, data, finalize_cb, finalize_hint, result) {
		return _emnapi_create_memory_view(env, -2, data, length, finalize_cb, finalize_hint, result);
	}
	var HEAPU16;
	var emnapiString = {
		utf8Decoder: void 0,
		utf16Decoder: void 0,
		getHeapViewOrCopy: function(heap, start, end) {
			var buffer = heap.buffer;
			var isShared = Object.prototype.toString.call(buffer) === "[object SharedArrayBuffer]";
			var isResizable = buffer.resizable === true;
			return isShared || isResizable ? heap.slice(start, end) : heap.subarray(start, end);
		},
		init: function() {
			emnapiString.utf8Decoder = new TextDecoder();
			emnapiString.utf16Decoder = new TextDecoder("utf-16le");
		},
		lengthBytesUTF8: function(str) {
			var c;
			var len = 0;
			for (var i = 0; i < str.length; ++i) {
				c = str.charCodeAt(i);
				if (c <= 127) len++;
				else if (c <= 2047) len += 2;
				else if (c >= 55296 && c <= 57343) {
					len += 4;
					++i;
				} else len += 3;
			}
			return len;
		},
		UTF8ToString: function(ptr, length) {
			if (!ptr || !length) return "";
			ptr >>>= 0;
			var HEAPU8 = new Uint8Array(wasmMemory.buffer);
			var end = ptr;
			if (length === -1 || length === 4294967295) for (; (growMemViews(), HEAPU8)[end];) ++end;
			else end = ptr + (length >>> 0);
			return emnapiString.utf8Decoder.decode(emnapiString.getHeapViewOrCopy((growMemViews(), HEAPU8), ptr, end));
		},
		stringToUTF8: function(str, outPtr, maxBytesToWrite) {
			var HEAPU8 = new Uint8Array(wasmMemory.buffer);
			var outIdx = outPtr;
			outIdx >>>= 0;
			if (!(maxBytesToWrite > 0)) return 0;
			var startIdx = outIdx;
			var endIdx = outIdx + maxBytesToWrite - 1;
			for (var i = 0; i < str.length; ++i) {
				var u = str.charCodeAt(i);
				if (u >= 55296 && u <= 57343) {
					var u1 = str.charCodeAt(++i);
					u = 65536 + ((u & 1023) << 10) | u1 & 1023;
				}
				if (u <= 127) {
					if (outIdx >= endIdx) break;
					(growMemViews(), HEAPU8)[outIdx++] = u;
				} else if (u <= 2047) {
					if (outIdx + 1 >= endIdx) break;
					(growMemViews(), HEAPU8)[outIdx++] = 192 | u >> 6;
					(growMemViews(), HEAPU8)[outIdx++] = 128 | u & 63;
				} else if (u <= 65535) {
					if (outIdx + 2 >= endIdx) break;
					(growMemViews(), HEAPU8)[outIdx++] = 224 | u >> 12;
					(growMemViews(), HEAPU8)[outIdx++] = 128 | u >> 6 & 63;
					(growMemViews(), HEAPU8)[outIdx++] = 128 | u & 63;
				} else {
					if (outIdx + 3 >= endIdx) break;
					(growMemViews(), HEAPU8)[outIdx++] = 240 | u >> 18;
					(growMemViews(), HEAPU8)[outIdx++] = 128 | u >> 12 & 63;
					(growMemViews(), HEAPU8)[outIdx++] = 128 | u >> 6 & 63;
					(growMemViews(), HEAPU8)[outIdx++] = 128 | u & 63;
				}
			}
			(growMemViews(), HEAPU8)[outIdx] = 0;
			return outIdx - startIdx;
		},
		UTF16ToString: function(ptr, length) {
			if (!ptr || !length) return "";
			ptr >>>= 0;
			var end = ptr;
			if (length === -1 || length === 4294967295) {
				var idx = end >>> 1;
				var HEAPU16 = new Uint16Array(wasmMemory.buffer);
				while ((growMemViews(), HEAPU16)[idx]) ++idx;
				end = idx << 1 >>> 0;
			} else end = ptr + (length >>> 0) * 2;
			var HEAPU8 = new Uint8Array(wasmMemory.buffer);
			return emnapiString.utf16Decoder.decode(emnapiString.getHeapViewOrCopy((growMemViews(), HEAPU8), ptr, end));
		},
		stringToUTF16: function(str, outPtr, maxBytesToWrite) {
			if (maxBytesToWrite === void 0) maxBytesToWrite = 2147483647;
			if (maxBytesToWrite < 2) return 0;
			maxBytesToWrite -= 2;
			var startPtr = outPtr;
			var numCharsToWrite = maxBytesToWrite < str.length * 2 ? maxBytesToWrite / 2 : str.length;
			for (var i = 0; i < numCharsToWrite; ++i) {
				var codeUnit = str.charCodeAt(i);
				(growMemViews(), HEAP16)[outPtr >> 1] = codeUnit;
				outPtr += 2;
			}
			(growMemViews(), HEAP16)[outPtr >> 1] = 0;
			return outPtr - startPtr;
		},
		newString: function(env, str, length, result, stringMaker) {
			if (!env) return 1;
			var envObject = emnapiCtx.envStore.get(env);
			envObject.checkGCAccess();
			var autoLength = length === -1 || length === 4294967295;
			var sizelength = length >>> 0;
			if (length !== 0) {
				if (!str) return envObject.setLastError(1);
			}
			if (!result) return envObject.setLastError(1);
			if (!(autoLength || sizelength <= 2147483647)) return envObject.setLastError(1);
			var strValue = stringMaker(str, autoLength, sizelength);
			var value = emnapiCtx.addToCurrentScope(strValue).id;
			(growMemViews(), HEAPU32)[result >> 2] = value;
			return envObject.clearLastError();
		},
		newExternalString: function(env, str, length, finalize_callback, finalize_hint, result, copied, createApi, stringMaker) {
			if (!env) return 1;
			var envObject = emnapiCtx.envStore.get(env);
			envObject.checkGCAccess();
			var autoLength = length === -1 || length === 4294967295;
			var sizelength = length >>> 0;
			if (length !== 0) {
				if (!str) return envObject.setLastError(1);
			}
			if (!result) return envObject.setLastError(1);
			if (!(autoLength || sizelength <= 2147483647)) return envObject.setLastError(1);
			var status = createApi(env, str, length, result);
			if (status === 0) {
				if (copied) (growMemViews(), HEAP8)[copied] = 1;
				if (finalize_callback) envObject.callFinalizer(finalize_callback, str, finalize_hint);
			}
			return status;
		}
	};
	function emnapiCreateFunction(envObject, utf8name, length, cb, data) {
		var functionName = !utf8name || !length ? "" : emnapiString.UTF8ToString(utf8name, length);
		var f;
		var napiCallback = getWasmTableEntry(cb);
		var callback = function(envObject) {
			return napiCallback(envObject.id, envObject.ctx.scopeStore.currentScope.id);
		};
		var makeFunction = function(envObject, callback) {
			return function() {
				"use strict";
				var scope = envObject.ctx.openScope(envObject);
				var callbackInfo = scope.callbackInfo;
				callbackInfo.data = data;
				callbackInfo.args = arguments;
				callbackInfo.thiz = this;
				callbackInfo.fn = f;
				try {
					var napiValue = envObject.callIntoModule(callback);
					return !napiValue ? void 0 : envObject.ctx.handleStore.get(napiValue).value;
				} finally {
					callbackInfo.data = 0;
					callbackInfo.args = void 0;
					callbackInfo.thiz = void 0;
					callbackInfo.fn = void 0;
					envObject.ctx.closeScope(envObject, scope);
				}
			};
		};
		if (functionName === "") {
			f = makeFunction(envObject, callback);
			return {
				status: 0,
				f
			};
		}
		if (!/^[_$a-zA-Z][_$a-zA-Z0-9]*$/.test(functionName)) return {
			status: 1,
			f: void 0
		};
		if (emnapiCtx.feature.supportNewFunction) {
			var _ = makeFunction(envObject, callback);
			try {
				f = new Function("_", "return function " + functionName + "(){\"use strict\";return _.apply(this,arguments);};")(_);
			} catch (_err) {
				f = makeFunction(envObject, callback);
				if (emnapiCtx.feature.canSetFunctionName) Object.defineProperty(f, "name", { value: functionName });
			}
		} else {
			f = makeFunction(envObject, callback);
			if (emnapiCtx.feature.canSetFunctionName) Object.defineProperty(f, "name", { value: functionName });
		}
		return {
			status: 0,
			f
		};
	}
	function __emnapi_create_function(env, utf8name, length, cb, data, result) {
		var envObject = emnapiCtx.envStore.get(env);
		var fresult = emnapiCreateFunction(envObject, utf8name, length, cb, data);
		if (fresult.status !== 0) return envObject.setLastError(fresult.status);
		var f = fresult.f;
		var value = emnapiCtx.addToCurrentScope(f).id;
		(growMemViews(), HEAPU32)[result >> 2] = value;
		return envObject.getReturnStatus();
	}
	function _napi_create_function(env, utf8name, length, cb, data, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!result) return envObject.setLastError(1);
			if (!cb) return envObject.setLastError(1);
			return __emnapi_create_function(env, utf8name, length, cb, data, result);
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_create_object(env, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var value = emnapiCtx.addToCurrentScope({}).id;
		(growMemViews(), HEAPU32)[result >> 2] = value;
		return envObject.clearLastError();
	}
	function _napi_create_reference(env, value, initial_refcount, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!value) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var handle = emnapiCtx.handleStore.get(value);
		if (envObject.moduleApiVersion < 10) {
			if (!(handle.isObject() || handle.isFunction() || handle.isSymbol())) return envObject.setLastError(1);
		}
		var ref = emnapiCtx.createReference(envObject, handle.id, initial_refcount >>> 0, 1);
		(growMemViews(), HEAPU32)[result >> 2] = ref.id;
		return envObject.clearLastError();
	}
	function _napi_create_string_latin1(env, str, length, result) {
		return emnapiString.newString(env, str, length, result, function(str, autoLength, sizeLength) {
			var latin1String = "";
			var len = 0;
			if (autoLength) while (true) {
				var ch = (growMemViews(), HEAPU8)[str];
				if (!ch) break;
				latin1String += String.fromCharCode(ch);
				str++;
			}
			else while (len < sizeLength) {
				var ch = (growMemViews(), HEAPU8)[str];
				if (!ch) break;
				latin1String += String.fromCharCode(ch);
				len++;
				str++;
			}
			return latin1String;
		});
	}
	function _napi_create_string_utf8(env, str, length, result) {
		return emnapiString.newString(env, str, length, result, function(str) {
			return emnapiString.UTF8ToString(str, length);
		});
	}
	function _napi_create_type_error(env, code, msg, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!msg) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var msgValue = emnapiCtx.handleStore.get(msg).value;
		if (typeof msgValue !== "string") return envObject.setLastError(3);
		var error = new TypeError(msgValue);
		if (code) {
			var codeValue = emnapiCtx.handleStore.get(code).value;
			if (typeof codeValue !== "string") return envObject.setLastError(3);
			error.code = codeValue;
		}
		var value = emnapiCtx.addToCurrentScope(error).id;
		(growMemViews(), HEAPU32)[result >> 2] = value;
		return envObject.clearLastError();
	}
	function emnapiDefineProperty(envObject, obj, propertyName, method, getter, setter, value, attributes, data) {
		if (getter || setter) {
			var localGetter = void 0;
			var localSetter = void 0;
			if (getter) localGetter = emnapiCreateFunction(envObject, 0, 0, getter, data).f;
			if (setter) localSetter = emnapiCreateFunction(envObject, 0, 0, setter, data).f;
			var desc = {
				configurable: (attributes & 4) !== 0,
				enumerable: (attributes & 2) !== 0,
				get: localGetter,
				set: localSetter
			};
			Object.defineProperty(obj, propertyName, desc);
		} else if (method) {
			var localMethod = emnapiCreateFunction(envObject, 0, 0, method, data).f;
			var desc = {
				configurable: (attributes & 4) !== 0,
				enumerable: (attributes & 2) !== 0,
				writable: (attributes & 1) !== 0,
				value: localMethod
			};
			Object.defineProperty(obj, propertyName, desc);
		} else {
			var desc = {
				configurable: (attributes & 4) !== 0,
				enumerable: (attributes & 2) !== 0,
				writable: (attributes & 1) !== 0,
				value: emnapiCtx.handleStore.get(value).value
			};
			Object.defineProperty(obj, propertyName, desc);
		}
	}
	function _napi_define_properties(env, object, property_count, properties) {
		var propPtr, attributes;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			property_count = property_count >>> 0;
			if (property_count > 0) {
				if (!properties) return envObject.setLastError(1);
			}
			if (!object) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			var maybeObject = h.value;
			if (!(h.isObject() || h.isFunction())) return envObject.setLastError(2);
			var propertyName = void 0;
			for (var i = 0; i < property_count; i++) {
				propPtr = properties + i * 32;
				var utf8Name = (growMemViews(), HEAPU32)[propPtr >> 2];
				var name_2 = (growMemViews(), HEAPU32)[propPtr + 4 >> 2];
				var method = (growMemViews(), HEAPU32)[propPtr + 8 >> 2];
				var getter = (growMemViews(), HEAPU32)[propPtr + 12 >> 2];
				var setter = (growMemViews(), HEAPU32)[propPtr + 16 >> 2];
				var value = (growMemViews(), HEAPU32)[propPtr + 20 >> 2];
				attributes = (growMemViews(), HEAP32)[propPtr + 24 >> 2];
				var data = (growMemViews(), HEAPU32)[propPtr + 28 >> 2];
				if (utf8Name) propertyName = emnapiString.UTF8ToString(utf8Name, -1);
				else {
					if (!name_2) return envObject.setLastError(4);
					propertyName = emnapiCtx.handleStore.get(name_2).value;
					if (typeof propertyName !== "string" && typeof propertyName !== "symbol") return envObject.setLastError(4);
				}
				emnapiDefineProperty(envObject, maybeObject, propertyName, method, getter, setter, value, attributes, data);
			}
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_delete_reference(env, ref) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		if (!ref) return envObject.setLastError(1);
		emnapiCtx.refStore.get(ref).dispose();
		return envObject.clearLastError();
	}
	function _napi_escape_handle(env, scope, escapee, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!scope) return envObject.setLastError(1);
		if (!escapee) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var scopeObject = emnapiCtx.scopeStore.get(scope);
		if (!scopeObject.escapeCalled()) {
			var newHandle = scopeObject.escape(escapee);
			var value = newHandle ? newHandle.id : 0;
			(growMemViews(), HEAPU32)[result >> 2] = value;
			return envObject.clearLastError();
		}
		return envObject.setLastError(12);
	}
	function _napi_fatal_error(location, location_len, message, message_len) {
		var locationStr = emnapiString.UTF8ToString(location, location_len);
		var messageStr = emnapiString.UTF8ToString(message, message_len);
		if (emnapiNodeBinding) emnapiNodeBinding.napi.fatalError(locationStr, messageStr);
		else abort("FATAL ERROR: " + locationStr + " " + messageStr);
	}
	function _napi_get_and_clear_last_exception(env, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		if (!envObject.tryCatch.hasCaught()) {
			(growMemViews(), HEAPU32)[result >> 2] = 1;
			return envObject.clearLastError();
		} else {
			var err = envObject.tryCatch.exception();
			var value = envObject.ensureHandleId(err);
			(growMemViews(), HEAPU32)[result >> 2] = value;
			envObject.tryCatch.reset();
		}
		return envObject.clearLastError();
	}
	function _napi_get_array_length(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!value) return envObject.setLastError(1);
			if (!result) return envObject.setLastError(1);
			var handle = emnapiCtx.handleStore.get(value);
			if (!handle.isArray()) return envObject.setLastError(8);
			var v = handle.value.length >>> 0;
			(growMemViews(), HEAPU32)[result >> 2] = v;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_get_boolean(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var v = value === 0 ? 3 : 4;
		(growMemViews(), HEAPU32)[result >> 2] = v;
		return envObject.clearLastError();
	}
	function _napi_get_cb_info(env, cbinfo, argc, argv, this_arg, data) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		if (!cbinfo) return envObject.setLastError(1);
		var cbinfoValue = emnapiCtx.scopeStore.get(cbinfo).callbackInfo;
		if (argv) {
			if (!argc) return envObject.setLastError(1);
			var argcValue = (growMemViews(), HEAPU32)[argc >> 2];
			var len = cbinfoValue.args.length;
			var arrlen = argcValue < len ? argcValue : len;
			var i = 0;
			for (; i < arrlen; i++) {
				var argVal = envObject.ensureHandleId(cbinfoValue.args[i]);
				(growMemViews(), HEAPU32)[argv + i * 4 >> 2] = argVal;
			}
			if (i < argcValue) for (; i < argcValue; i++) (growMemViews(), HEAPU32)[argv + i * 4 >> 2] = 1;
		}
		if (argc) (growMemViews(), HEAPU32)[argc >> 2] = cbinfoValue.args.length;
		if (this_arg) {
			var v = envObject.ensureHandleId(cbinfoValue.thiz);
			(growMemViews(), HEAPU32)[this_arg >> 2] = v;
		}
		if (data) (growMemViews(), HEAPU32)[data >> 2] = cbinfoValue.data;
		return envObject.clearLastError();
	}
	function _napi_get_element(env, object, index, result) {
		var value;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!result) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (h.value == null) throw new TypeError("Cannot convert undefined or null to object");
			var v = void 0;
			try {
				v = h.isObject() || h.isFunction() ? h.value : Object(h.value);
			} catch (_) {
				return envObject.setLastError(2);
			}
			value = envObject.ensureHandleId(v[index >>> 0]);
			(growMemViews(), HEAPU32)[result >> 2] = value;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_get_named_property(env, object, utf8name, result) {
		var value;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!result) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			if (!utf8name) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (h.value == null) throw new TypeError("Cannot convert undefined or null to object");
			var v = void 0;
			try {
				v = h.isObject() || h.isFunction() ? h.value : Object(h.value);
			} catch (_) {
				return envObject.setLastError(2);
			}
			value = envObject.ensureHandleId(v[emnapiString.UTF8ToString(utf8name, -1)]);
			(growMemViews(), HEAPU32)[result >> 2] = value;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_get_null(env, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var value = 2;
		(growMemViews(), HEAPU32)[result >> 2] = value;
		return envObject.clearLastError();
	}
	function _napi_get_property(env, object, key, result) {
		var value;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!key) return envObject.setLastError(1);
			if (!result) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (h.value == null) throw new TypeError("Cannot convert undefined or null to object");
			var v = void 0;
			try {
				v = h.isObject() || h.isFunction() ? h.value : Object(h.value);
			} catch (_) {
				return envObject.setLastError(2);
			}
			value = envObject.ensureHandleId(v[emnapiCtx.handleStore.get(key).value]);
			(growMemViews(), HEAPU32)[result >> 2] = value;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_get_all_property_names(env, object, key_mode, key_filter, key_conversion, result) {
		var value;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!result) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (h.value == null) throw new TypeError("Cannot convert undefined or null to object");
			var obj = void 0;
			try {
				obj = h.isObject() || h.isFunction() ? h.value : Object(h.value);
			} catch (_) {
				return envObject.setLastError(2);
			}
			if (key_mode !== 0 && key_mode !== 1) return envObject.setLastError(1);
			if (key_conversion !== 0 && key_conversion !== 1) return envObject.setLastError(1);
			var props = [];
			var names = void 0;
			var symbols = void 0;
			var i = void 0;
			var own = true;
			var integerIndiceRegex = /^(0|[1-9][0-9]*)$/;
			do {
				names = Object.getOwnPropertyNames(obj);
				symbols = Object.getOwnPropertySymbols(obj);
				for (i = 0; i < names.length; i++) props.push({
					name: integerIndiceRegex.test(names[i]) ? Number(names[i]) : names[i],
					desc: Object.getOwnPropertyDescriptor(obj, names[i]),
					own
				});
				for (i = 0; i < symbols.length; i++) props.push({
					name: symbols[i],
					desc: Object.getOwnPropertyDescriptor(obj, symbols[i]),
					own
				});
				if (key_mode === 1) break;
				obj = Object.getPrototypeOf(obj);
				own = false;
			} while (obj);
			var ret = [];
			var addName = function(ret, name, key_filter, conversion_mode) {
				if (ret.indexOf(name) !== -1) return;
				if (conversion_mode === 0) ret.push(name);
				else if (conversion_mode === 1) {
					var realName = typeof name === "number" ? String(name) : name;
					if (typeof realName === "string") {
						if (!(key_filter & 8)) ret.push(realName);
					} else ret.push(realName);
				}
			};
			for (i = 0; i < props.length; i++) {
				var prop = props[i];
				var name_1 = prop.name;
				var desc = prop.desc;
				if (key_filter === 0) addName(ret, name_1, key_filter, key_conversion);
				else {
					if (key_filter & 8 && typeof name_1 === "string") continue;
					if (key_filter & 16 && typeof name_1 === "symbol") continue;
					var shouldAdd = true;
					switch (key_filter & 7) {
						case 1:
							shouldAdd = Boolean(desc.writable);
							break;
						case 2:
							shouldAdd = Boolean(desc.enumerable);
							break;
						case 3:
							shouldAdd = Boolean(desc.writable && desc.enumerable);
							break;
						case 4:
							shouldAdd = Boolean(desc.configurable);
							break;
						case 5:
							shouldAdd = Boolean(desc.configurable && desc.writable);
							break;
						case 6:
							shouldAdd = Boolean(desc.configurable && desc.enumerable);
							break;
						case 7: shouldAdd = Boolean(desc.configurable && desc.enumerable && desc.writable);
					}
					if (shouldAdd) addName(ret, name_1, key_filter, key_conversion);
				}
			}
			value = emnapiCtx.addToCurrentScope(ret).id;
			(growMemViews(), HEAPU32)[result >> 2] = value;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_get_property_names(env, object, result) {
		return _napi_get_all_property_names(env, object, 0, 18, 1, result);
	}
	function _napi_get_reference_value(env, ref, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!ref) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var handleId = emnapiCtx.refStore.get(ref).get(envObject);
		(growMemViews(), HEAPU32)[result >> 2] = handleId;
		return envObject.clearLastError();
	}
	function _napi_get_typedarray_info(env, typedarray, type, length, data, arraybuffer, byte_offset) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!typedarray) return envObject.setLastError(1);
		var handle = emnapiCtx.handleStore.get(typedarray);
		if (!emnapiExternalMemory.intrinsics.isView(handle.value)) return envObject.setLastError(1);
		var v = handle.value;
		if (type) {
			var t = void 0;
			switch (emnapiExternalMemory.intrinsics.typedArray.tag.call(v)) {
				case "Int8Array":
					t = 0;
					break;
				case "Uint8Array":
					t = 1;
					break;
				case "Uint8ClampedArray":
					t = 2;
					break;
				case "Int16Array":
					t = 3;
					break;
				case "Uint16Array":
					t = 4;
					break;
				case "Int32Array":
					t = 5;
					break;
				case "Uint32Array":
					t = 6;
					break;
				case "Float16Array":
					t = 11;
					break;
				case "Float32Array":
					t = 7;
					break;
				case "Float64Array":
					t = 8;
					break;
				case "BigInt64Array":
					t = 9;
					break;
				case "BigUint64Array":
					t = 10;
					break;
				default: return envObject.setLastError(9);
			}
			(growMemViews(), HEAP32)[type >> 2] = t;
		}
		v = emnapiExternalMemory.getOrUpdateMemoryView(v);
		if (length) {
			var len = emnapiExternalMemory.viewLength(v);
			(growMemViews(), HEAPU32)[length >> 2] = len;
		}
		if (data || arraybuffer) {
			if (data) {
				var vp = emnapiExternalMemory.getViewPointer(v, true);
				v = vp.view;
				var p = vp.address;
				(growMemViews(), HEAPU32)[data >> 2] = p;
			}
			if (arraybuffer) {
				var ab = envObject.ensureHandleId(emnapiExternalMemory.viewBuffer(v));
				(growMemViews(), HEAPU32)[arraybuffer >> 2] = ab;
			}
		}
		if (byte_offset) {
			var offset = emnapiExternalMemory.viewByteOffset(v);
			(growMemViews(), HEAPU32)[byte_offset >> 2] = offset;
		}
		return envObject.clearLastError();
	}
	function _napi_get_undefined(env, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var value = 1;
		(growMemViews(), HEAPU32)[result >> 2] = value;
		return envObject.clearLastError();
	}
	function _napi_get_value_bool(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!value) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var handle = emnapiCtx.handleStore.get(value);
		if (typeof handle.value !== "boolean") return envObject.setLastError(7);
		var r = handle.value ? 1 : 0;
		(growMemViews(), HEAP8)[result] = r;
		return envObject.clearLastError();
	}
	function _napi_get_value_double(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!value) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var handle = emnapiCtx.handleStore.get(value);
		if (typeof handle.value !== "number") return envObject.setLastError(6);
		var r = handle.value;
		(growMemViews(), HEAPF64)[result >> 3] = r;
		return envObject.clearLastError();
	}
	function _napi_get_value_int32(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!value) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var handle = emnapiCtx.handleStore.get(value);
		if (typeof handle.value !== "number") return envObject.setLastError(6);
		var v = new Int32Array([handle.value])[0];
		(growMemViews(), HEAP32)[result >> 2] = v;
		return envObject.clearLastError();
	}
	function emnapiSetValueI64(result, numberValue) {
		var tempDouble;
		var tempI64 = [numberValue >>> 0, (tempDouble = numberValue, +Math.abs(tempDouble) >= 1 ? tempDouble > 0 ? (Math.min(+Math.floor(tempDouble / 4294967296), 4294967295) | 0) >>> 0 : ~~+Math.ceil((tempDouble - +(~~tempDouble >>> 0)) / 4294967296) >>> 0 : 0)];
		(growMemViews(), HEAP32)[result >> 2] = tempI64[0];
		(growMemViews(), HEAP32)[result + 4 >> 2] = tempI64[1];
	}
	function _napi_get_value_int64(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!value) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var handle = emnapiCtx.handleStore.get(value);
		if (typeof handle.value !== "number") return envObject.setLastError(6);
		var numberValue = handle.value;
		if (numberValue === Number.POSITIVE_INFINITY || numberValue === Number.NEGATIVE_INFINITY || isNaN(numberValue)) {
			(growMemViews(), HEAP32)[result >> 2] = 0;
			(growMemViews(), HEAP32)[result + 4 >> 2] = 0;
		} else if (numberValue < -0x8000000000000000) {
			(growMemViews(), HEAP32)[result >> 2] = 0;
			(growMemViews(), HEAP32)[result + 4 >> 2] = 2147483648;
		} else if (numberValue >= 0x8000000000000000) {
			(growMemViews(), HEAPU32)[result >> 2] = 4294967295;
			(growMemViews(), HEAPU32)[result + 4 >> 2] = 2147483647;
		} else emnapiSetValueI64(result, Math.trunc(numberValue));
		return envObject.clearLastError();
	}
	function _napi_get_value_string_utf8(env, value, buf, buf_size, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!value) return envObject.setLastError(1);
		buf_size = buf_size >>> 0;
		var handle = emnapiCtx.handleStore.get(value);
		if (typeof handle.value !== "string") return envObject.setLastError(3);
		if (!buf) {
			if (!result) return envObject.setLastError(1);
			var strLength = emnapiString.lengthBytesUTF8(handle.value);
			(growMemViews(), HEAPU32)[result >> 2] = strLength;
		} else if (buf_size !== 0) {
			var copied = emnapiString.stringToUTF8(handle.value, buf, buf_size);
			if (result) (growMemViews(), HEAPU32)[result >> 2] = copied;
		} else if (result) (growMemViews(), HEAPU32)[result >> 2] = 0;
		return envObject.clearLastError();
	}
	function _napi_get_value_uint32(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!value) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var handle = emnapiCtx.handleStore.get(value);
		if (typeof handle.value !== "number") return envObject.setLastError(6);
		var v = new Uint32Array([handle.value])[0];
		(growMemViews(), HEAPU32)[result >> 2] = v;
		return envObject.clearLastError();
	}
	function _napi_has_named_property(env, object, utf8name, result) {
		var r;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!result) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			if (!utf8name) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (h.value == null) throw new TypeError("Cannot convert undefined or null to object");
			var v = void 0;
			try {
				v = h.isObject() || h.isFunction() ? h.value : Object(h.value);
			} catch (_) {
				return envObject.setLastError(2);
			}
			r = emnapiString.UTF8ToString(utf8name, -1) in v;
			(growMemViews(), HEAP8)[result] = r ? 1 : 0;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_has_own_property(env, object, key, result) {
		var r;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!key) return envObject.setLastError(1);
			if (!result) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (h.value == null) throw new TypeError("Cannot convert undefined or null to object");
			var v = void 0;
			try {
				v = h.isObject() || h.isFunction() ? h.value : Object(h.value);
			} catch (_) {
				return envObject.setLastError(2);
			}
			var prop = emnapiCtx.handleStore.get(key).value;
			if (typeof prop !== "string" && typeof prop !== "symbol") return envObject.setLastError(4);
			r = Object.prototype.hasOwnProperty.call(v, emnapiCtx.handleStore.get(key).value);
			(growMemViews(), HEAP8)[result] = r ? 1 : 0;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_has_property(env, object, key, result) {
		var r;
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!key) return envObject.setLastError(1);
			if (!result) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (h.value == null) throw new TypeError("Cannot convert undefined or null to object");
			var v = void 0;
			try {
				v = h.isObject() || h.isFunction() ? h.value : Object(h.value);
			} catch (_) {
				return envObject.setLastError(2);
			}
			r = emnapiCtx.handleStore.get(key).value in v ? 1 : 0;
			(growMemViews(), HEAP8)[result] = r;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_is_exception_pending(env, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var r = envObject.tryCatch.hasCaught();
		(growMemViews(), HEAP8)[result] = r ? 1 : 0;
		return envObject.clearLastError();
	}
	function _napi_open_escapable_handle_scope(env, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var scope = emnapiCtx.openScope(envObject);
		(growMemViews(), HEAPU32)[result >> 2] = scope.id;
		return envObject.clearLastError();
	}
	function _napi_open_handle_scope(env, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!result) return envObject.setLastError(1);
		var scope = emnapiCtx.openScope(envObject);
		(growMemViews(), HEAPU32)[result >> 2] = scope.id;
		return envObject.clearLastError();
	}
	function _napi_set_element(env, object, index, value) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!value) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (!(h.isObject() || h.isFunction())) return envObject.setLastError(2);
			h.value[index >>> 0] = emnapiCtx.handleStore.get(value).value;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_set_last_error(env, error_code, engine_error_code, engine_reserved) {
		return emnapiCtx.envStore.get(env).setLastError(error_code, engine_error_code, engine_reserved);
	}
	function _napi_set_named_property(env, object, cname, value) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!value) return envObject.setLastError(1);
			if (!object) return envObject.setLastError(1);
			var h = emnapiCtx.handleStore.get(object);
			if (!(h.isObject() || h.isFunction())) return envObject.setLastError(2);
			if (!cname) return envObject.setLastError(1);
			emnapiCtx.handleStore.get(object).value[emnapiString.UTF8ToString(cname, -1)] = emnapiCtx.handleStore.get(value).value;
			return envObject.getReturnStatus();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_throw(env, error) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!envObject.tryCatch.isEmpty()) return envObject.setLastError(10);
		if (!envObject.canCallIntoJs()) return envObject.setLastError(envObject.moduleApiVersion >= 10 ? 23 : 10);
		envObject.clearLastError();
		try {
			if (!error) return envObject.setLastError(1);
			envObject.tryCatch.setError(emnapiCtx.handleStore.get(error).value);
			return envObject.clearLastError();
		} catch (err) {
			envObject.tryCatch.setError(err);
			return envObject.setLastError(10);
		}
	}
	function _napi_typeof(env, value, result) {
		if (!env) return 1;
		var envObject = emnapiCtx.envStore.get(env);
		envObject.checkGCAccess();
		if (!value) return envObject.setLastError(1);
		if (!result) return envObject.setLastError(1);
		var v = emnapiCtx.handleStore.get(value);
		var r;
		if (v.isNumber()) r = 3;
		else if (v.isBigInt()) r = 9;
		else if (v.isString()) r = 4;
		else if (v.isFunction()) r = 7;
		else if (v.isExternal()) r = 8;
		else if (v.isObject()) r = 6;
		else if (v.isBoolean()) r = 2;
		else if (v.isUndefined()) r = 0;
		else if (v.isSymbol()) r = 5;
		else if (v.isNull()) r = 1;
		else return envObject.setLastError(1);
		(growMemViews(), HEAP32)[result >> 2] = r;
		return envObject.clearLastError();
	}
	var _random_get = (buffer, size) => randomFill((growMemViews(), HEAPU8).subarray(buffer, buffer + size));
	var emnapiModule = {
		exports: {},
		loaded: false,
		filename: ""
	};
	var emnapiAsyncWorkPoolSize = 0;
	function emnapiInit(options) {
		if (emnapiModule.loaded) return emnapiModule.exports;
		if (typeof options !== "object" || options === null) throw new TypeError("Invalid emnapi init option");
		var context = options.context;
		if (typeof context !== "object" || context === null) throw new TypeError("Invalid `options.context`. Use `import { getDefaultContext } from '@emnapi/runtime'`");
		emnapiCtx = context;
		var filename = typeof options.filename === "string" ? options.filename : "";
		emnapiModule.filename = filename;
		if ("nodeBinding" in options) {
			var nodeBinding = options.nodeBinding;
			if (typeof nodeBinding !== "object" || nodeBinding === null) throw new TypeError("Invalid `options.nodeBinding`. Use @emnapi/node-binding package");
			emnapiNodeBinding = nodeBinding;
		}
		if ("asyncWorkPoolSize" in options) {
			if (typeof options.asyncWorkPoolSize !== "number") throw new TypeError("options.asyncWorkPoolSize must be a integer");
			emnapiAsyncWorkPoolSize = options.asyncWorkPoolSize >> 0;
			if (emnapiAsyncWorkPoolSize > 1024) emnapiAsyncWorkPoolSize = 1024;
			else if (emnapiAsyncWorkPoolSize < -1024) emnapiAsyncWorkPoolSize = -1024;
		}
		var moduleApiVersion = _node_api_module_get_api_version_v1();
		var envObject = emnapiModule.envObject || (emnapiModule.envObject = emnapiCtx.createEnv(filename, moduleApiVersion, function(cb) {
			return getWasmTableEntry(cb);
		}, function(cb) {
			return getWasmTableEntry(cb);
		}, abort, emnapiNodeBinding));
		var scope = emnapiCtx.openScope(envObject);
		try {
			envObject.callIntoModule(function(_envObject) {
				var exports = emnapiModule.exports;
				var exportsHandle = scope.add(exports);
				var napiValue = _napi_register_wasm_v1(_envObject.id, exportsHandle.id);
				emnapiModule.exports = !napiValue ? exports : emnapiCtx.handleStore.get(napiValue).value;
			});
		} catch (err) {
			if (err !== "unwind") throw err;
		} finally {
			emnapiCtx.closeScope(envObject, scope);
		}
		emnapiModule.loaded = true;
		delete emnapiModule.envObject;
		return emnapiModule.exports;
	}
	var HEAPF32;
	var HEAPU64;
	PThread.init();
	FS.createPreloadedFile = FS_createPreloadedFile;
	FS.preloadFile = FS_preloadFile;
	FS.staticInit();
	if (ENVIRONMENT_IS_NODE) NODEFS.staticInit();
	if (!ENVIRONMENT_IS_NODE) throw new Error("NODERAWFS is currently only supported on Node.js environment.");
	var nodeTTY = require("node:tty");
	function _wrapNodeError(func) {
		return (...args) => {
			try {
				return func(...args);
			} catch (e) {
				if (e.name == "BadResource") e.code = "EBADF";
				if (e.code) throw new FS.ErrnoError(ERRNO_CODES[e.code]);
				throw e;
			}
		};
	}
	function _wrapNodeStreamFunc(func, vfs_func) {
		return _wrapNodeError((stream, ...args) => {
			if (stream.stream_ops) return vfs_func(stream, ...args);
			return func(stream, ...args);
		});
	}
	var VFS = { ...FS };
	for (const [key, value] of Object.entries(NODERAWFS)) FS[key] = _wrapNodeError(value);
	for (const [key, value] of Object.entries(NODERAWFS_stream_funcs)) FS[key] = _wrapNodeStreamFunc(value, FS[key]);
	emnapiExternalMemory.init();
	emnapiString.init();
	initMemory();
	if (Module["noExitRuntime"]) noExitRuntime = Module["noExitRuntime"];
	if (Module["print"]) out = Module["print"];
	if (Module["printErr"]) err = Module["printErr"];
	if (Module["wasmBinary"]) wasmBinary = Module["wasmBinary"];
	if (Module["arguments"]) Module["arguments"];
	if (Module["thisProgram"]) thisProgram = Module["thisProgram"];
	var preInit = Module["preInit"];
	if (preInit) {
		if (typeof preInit == "function") Module["preInit"] = preInit = [preInit];
		while (preInit.length > 0) preInit.shift()();
	}
	Module["emnapiInit"] = emnapiInit;
	var proxiedFunctionTable = [
		_proc_exit,
		exitOnMainThread,
		pthreadCreateProxied,
		___syscall_dup,
		___syscall_faccessat,
		___syscall_fcntl64,
		___syscall_fstat64,
		___syscall_ftruncate64,
		___syscall_getcwd,
		___syscall_getuid32,
		___syscall_ioctl,
		___syscall_lstat64,
		___syscall_newfstatat,
		___syscall_openat,
		___syscall_poll,
		___syscall_poll_nonblocking,
		___syscall_rmdir,
		___syscall_stat64,
		___syscall_unlinkat,
		__mmap_js,
		__munmap_js,
		_environ_get,
		_environ_sizes_get,
		_fd_close,
		_fd_fdstat_get,
		_fd_read,
		_fd_seek,
		_fd_write
	];
	function unbox_small_structs(type_ptr) {
		type_ptr = type_ptr;
		var type_id = (growMemViews(), HEAPU16)[(type_ptr + 6 >> 1) + 0];
		while (type_id === 13) {
			if ((growMemViews(), HEAPU32)[(type_ptr >> 2) + 0] > 16) break;
			var elements = (growMemViews(), HEAPU32)[(type_ptr + 8 >> 2) + 0];
			var first_element = (growMemViews(), HEAPU32)[(elements >> 2) + 0];
			if (first_element === 0) {
				type_id = 0;
				break;
			} else if ((growMemViews(), HEAPU32)[(elements >> 2) + 1] === 0) {
				type_ptr = first_element;
				type_id = (growMemViews(), HEAPU16)[(first_element + 6 >> 1) + 0];
			} else break;
		}
		return [type_ptr, type_id];
	}
	function ffi_call_js(cif, fn, rvalue, avalue) {
		cif = cif;
		fn = fn;
		rvalue = rvalue;
		avalue = avalue;
		(growMemViews(), HEAPU32)[(cif >> 2) + 0];
		var nargs = (growMemViews(), HEAPU32)[(cif >> 2) + 1];
		var nfixedargs = (growMemViews(), HEAPU32)[(cif >> 2) + 6];
		var arg_types_ptr = (growMemViews(), HEAPU32)[(cif >> 2) + 2];
		var flags = (growMemViews(), HEAPU32)[(cif >> 2) + 5];
		var rtype_unboxed = unbox_small_structs((growMemViews(), HEAPU32)[(cif >> 2) + 3]);
		var rtype_ptr = rtype_unboxed[0];
		var rtype_id = rtype_unboxed[1];
		var rtype_widen = (growMemViews(), HEAPU16)[((growMemViews(), HEAPU32)[(cif >> 2) + 3] + 6 >> 1) + 0] !== 13;
		var orig_stack_ptr = stackSave();
		var cur_stack_ptr = orig_stack_ptr;
		var args = [];
		var ret_by_arg = false;
		if (rtype_id === 15) throw new Error("complex ret marshalling nyi");
		if (rtype_id < 0 || rtype_id > 18) throw new Error("Unexpected rtype " + rtype_id);
		if (rtype_id === 4 || rtype_id === 13) {
			if (rvalue === 0) {
				var rsize = (growMemViews(), HEAPU32)[(rtype_ptr >> 2) + 0];
				var ralign = (growMemViews(), HEAPU16)[(rtype_ptr + 4 >> 1) + 0];
				cur_stack_ptr -= rsize, cur_stack_ptr &= ~(ralign - 1);
				rvalue = cur_stack_ptr;
			}
			args.push(rvalue);
			ret_by_arg = true;
		}
		for (var i = 0; i < nfixedargs; i++) {
			var arg_ptr = (growMemViews(), HEAPU32)[(avalue >> 2) + i];
			var arg_unboxed = unbox_small_structs((growMemViews(), HEAPU32)[(arg_types_ptr >> 2) + i]);
			var arg_type_ptr = arg_unboxed[0];
			var arg_type_id = arg_unboxed[1];
			switch (arg_type_id) {
				case 1:
				case 10:
				case 9:
					args.push((growMemViews(), HEAPU32)[(arg_ptr >> 2) + 0]);
					break;
				case 2:
					args.push((growMemViews(), HEAPF32)[(arg_ptr >> 2) + 0]);
					break;
				case 3:
					args.push((growMemViews(), HEAPF64)[(arg_ptr >> 3) + 0]);
					break;
				case 5:
					args.push((growMemViews(), HEAPU8)[arg_ptr + 0]);
					break;
				case 6:
					args.push((growMemViews(), HEAP8)[arg_ptr + 0]);
					break;
				case 7:
					args.push((growMemViews(), HEAPU16)[(arg_ptr >> 1) + 0]);
					break;
				case 8:
					args.push((growMemViews(), HEAP16)[(arg_ptr >> 1) + 0]);
					break;
				case 11:
				case 12:
					args.push((growMemViews(), HEAPU64)[(arg_ptr >> 3) + 0]);
					break;
				case 4:
					args.push((growMemViews(), HEAPU64)[(arg_ptr >> 3) + 0]);
					args.push((growMemViews(), HEAPU64)[(arg_ptr >> 3) + 1]);
					break;
				case 13:
					var size = (growMemViews(), HEAPU32)[(arg_type_ptr >> 2) + 0];
					var align = (growMemViews(), HEAPU16)[(arg_type_ptr + 4 >> 1) + 0];
					cur_stack_ptr -= size, cur_stack_ptr &= ~(align - 1);
					(growMemViews(), HEAP8).subarray(cur_stack_ptr, cur_stack_ptr + size).set((growMemViews(), HEAP8).subarray(arg_ptr, arg_ptr + size));
					args.push(cur_stack_ptr);
					break;
				case 14:
					args.push((growMemViews(), HEAPU32)[(arg_ptr >> 2) + 0]);
					break;
				case 15: throw new Error("complex marshalling nyi");
				default: throw new Error("Unexpected type " + arg_type_id);
			}
		}
		if (flags & 1) {
			var struct_arg_info = [];
			for (var i = nargs - 1; i >= nfixedargs; i--) {
				var arg_ptr = (growMemViews(), HEAPU32)[(avalue >> 2) + i];
				var arg_unboxed = unbox_small_structs((growMemViews(), HEAPU32)[(arg_types_ptr >> 2) + i]);
				var arg_type_ptr = arg_unboxed[0];
				var arg_type_id = arg_unboxed[1];
				switch (arg_type_id) {
					case 5:
					case 6:
						cur_stack_ptr -= 1, cur_stack_ptr &= -1;
						(growMemViews(), HEAPU8)[cur_stack_ptr + 0] = (growMemViews(), HEAPU8)[arg_ptr + 0];
						break;
					case 7:
					case 8:
						cur_stack_ptr -= 2, cur_stack_ptr &= -2;
						(growMemViews(), HEAPU16)[(cur_stack_ptr >> 1) + 0] = (growMemViews(), HEAPU16)[(arg_ptr >> 1) + 0];
						break;
					case 1:
					case 9:
					case 10:
					case 2:
						cur_stack_ptr -= 4, cur_stack_ptr &= -4;
						(growMemViews(), HEAPU32)[(cur_stack_ptr >> 2) + 0] = (growMemViews(), HEAPU32)[(arg_ptr >> 2) + 0];
						break;
					case 3:
					case 11:
					case 12:
						cur_stack_ptr -= 8, cur_stack_ptr &= -8;
						(growMemViews(), HEAPU32)[(cur_stack_ptr >> 2) + 0] = (growMemViews(), HEAPU32)[(arg_ptr >> 2) + 0];
						(growMemViews(), HEAPU32)[(cur_stack_ptr >> 2) + 1] = (growMemViews(), HEAPU32)[(arg_ptr >> 2) + 1];
						break;
					case 4:
						cur_stack_ptr -= 16, cur_stack_ptr &= -8;
						(growMemViews(), HEAPU32)[(cur_stack_ptr >> 2) + 0] = (growMemViews(), HEAPU32)[(arg_ptr >> 2) + 0];
						(growMemViews(), HEAPU32)[(cur_stack_ptr >> 2) + 1] = (growMemViews(), HEAPU32)[(arg_ptr >> 2) + 1];
						(growMemViews(), HEAPU32)[(cur_stack_ptr >> 2) + 2] = (growMemViews(), HEAPU32)[(arg_ptr >> 2) + 2];
						(growMemViews(), HEAPU32)[(cur_stack_ptr >> 2) + 3] = (growMemViews(), HEAPU32)[(arg_ptr >> 2) + 3];
						break;
					case 13:
						cur_stack_ptr -= 4, cur_stack_ptr &= -4;
						struct_arg_info.push([
							cur_stack_ptr,
							arg_ptr,
							(growMemViews(), HEAPU32)[(arg_type_ptr >> 2) + 0],
							(growMemViews(), HEAPU16)[(arg_type_ptr + 4 >> 1) + 0]
						]);
						break;
					case 14:
						cur_stack_ptr -= 4, cur_stack_ptr &= -4;
						(growMemViews(), HEAPU32)[(cur_stack_ptr >> 2) + 0] = (growMemViews(), HEAPU32)[(arg_ptr >> 2) + 0];
						break;
					case 15: throw new Error("complex arg marshalling nyi");
					default: throw new Error("Unexpected argtype " + arg_type_id);
				}
			}
			args.push(cur_stack_ptr);
			for (var i = 0; i < struct_arg_info.length; i++) {
				var struct_info = struct_arg_info[i];
				var arg_target = struct_info[0];
				var arg_ptr = struct_info[1];
				var size = struct_info[2];
				var align = struct_info[3];
				cur_stack_ptr -= size, cur_stack_ptr &= ~(align - 1);
				(growMemViews(), HEAP8).subarray(cur_stack_ptr, cur_stack_ptr + size).set((growMemViews(), HEAP8).subarray(arg_ptr, arg_ptr + size));
				(growMemViews(), HEAPU32)[(arg_target >> 2) + 0] = cur_stack_ptr;
			}
		}
		stackRestore(cur_stack_ptr);
		stackAlloc(0);
		var result = getWasmTableEntry(fn).apply(null, args);
		stackRestore(orig_stack_ptr);
		if (ret_by_arg) return;
		if (rvalue === 0) return;
		switch (rtype_id) {
			case 0: break;
			case 1:
			case 10:
				if (rtype_widen) (growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result | 0;
				else (growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result;
				break;
			case 9:
				if (rtype_widen) (growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result | 0;
				else (growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result;
				break;
			case 2:
				(growMemViews(), HEAPF32)[(rvalue >> 2) + 0] = result;
				break;
			case 3:
				(growMemViews(), HEAPF64)[(rvalue >> 3) + 0] = result;
				break;
			case 5:
				if (rtype_widen) (growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result & 255;
				else (growMemViews(), HEAPU8)[rvalue + 0] = result;
				break;
			case 6:
				if (rtype_widen) (growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result << 24 >> 24;
				else (growMemViews(), HEAPU8)[rvalue + 0] = result;
				break;
			case 7:
				if (rtype_widen) (growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result & 65535;
				else (growMemViews(), HEAPU16)[(rvalue >> 1) + 0] = result;
				break;
			case 8:
				if (rtype_widen) (growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result << 16 >> 16;
				else (growMemViews(), HEAPU16)[(rvalue >> 1) + 0] = result;
				break;
			case 11:
			case 12:
				(growMemViews(), HEAPU64)[(rvalue >> 3) + 0] = result;
				break;
			case 14:
				(growMemViews(), HEAPU32)[(rvalue >> 2) + 0] = result;
				break;
			case 15: throw new Error("complex ret marshalling nyi");
			default: throw new Error("Unexpected rtype " + rtype_id);
		}
	}
	var _free;
	var _malloc;
	var _uv_library_shutdown;
	var _pthread_self;
	var _node_api_module_get_api_version_v1;
	var _napi_register_wasm_v1;
	var _vips_shutdown;
	var _emscripten_builtin_memalign;
	var __emscripten_thread_init;
	var ___set_thread_state;
	var __emscripten_thread_crashed;
	var __emscripten_run_js_on_main_thread_done;
	var __emscripten_run_js_on_main_thread;
	var __emscripten_thread_free_data;
	var __emscripten_thread_exit;
	var __emscripten_check_mailbox;
	var ___trap;
	var _emscripten_stack_set_limits;
	var __emscripten_stack_restore;
	var __emscripten_stack_alloc;
	var _emscripten_stack_get_current;
	var wasmTable;
	function assignWasmExports(wasmExports) {
		_free = Module["_free"] = wasmExports["kb"];
		_malloc = Module["_malloc"] = wasmExports["lb"];
		_uv_library_shutdown = Module["_uv_library_shutdown"] = wasmExports["nb"];
		_pthread_self = wasmExports["ob"];
		_node_api_module_get_api_version_v1 = Module["_node_api_module_get_api_version_v1"] = wasmExports["pb"];
		_napi_register_wasm_v1 = Module["_napi_register_wasm_v1"] = wasmExports["qb"];
		_vips_shutdown = Module["_vips_shutdown"] = wasmExports["rb"];
		wasmExports["sb"];
		_emscripten_builtin_memalign = wasmExports["tb"];
		__emscripten_thread_init = wasmExports["ub"];
		___set_thread_state = wasmExports["vb"];
		__emscripten_thread_crashed = wasmExports["wb"];
		__emscripten_run_js_on_main_thread_done = wasmExports["xb"];
		__emscripten_run_js_on_main_thread = wasmExports["yb"];
		__emscripten_thread_free_data = wasmExports["zb"];
		__emscripten_thread_exit = wasmExports["Ab"];
		__emscripten_check_mailbox = wasmExports["Bb"];
		___trap = wasmExports["Cb"];
		_emscripten_stack_set_limits = wasmExports["Db"];
		__emscripten_stack_restore = wasmExports["Eb"];
		__emscripten_stack_alloc = wasmExports["Fb"];
		_emscripten_stack_get_current = wasmExports["Gb"];
		wasmTable = wasmExports["mb"];
	}
	var wasmImports;
	function assignWasmImports() {
		wasmImports = {
			c: ___assert_fail,
			$a: ___call_sighandler,
			bb: ___pthread_create_js,
			ra: ___syscall_dup,
			ua: ___syscall_faccessat,
			R: ___syscall_fcntl64,
			oa: ___syscall_fstat64,
			ka: ___syscall_ftruncate64,
			ja: ___syscall_getcwd,
			ha: ___syscall_getuid32,
			ya: ___syscall_ioctl,
			la: ___syscall_lstat64,
			ma: ___syscall_newfstatat,
			C: ___syscall_openat,
			cb: ___syscall_poll,
			db: ___syscall_poll_nonblocking,
			_a: ___syscall_rmdir,
			na: ___syscall_stat64,
			_: ___syscall_unlinkat,
			va: __abort_js,
			Z: __emnapi_callback_into_module,
			ta: __emnapi_ctx_decrease_waiting_request_counter,
			Ea: __emnapi_ctx_increase_waiting_request_counter,
			O: __emnapi_env_check_gc_access,
			ib: __emnapi_get_last_error_info,
			Ua: __emnapi_node_emit_async_destroy,
			Va: __emnapi_node_emit_async_init,
			Sa: __emnapi_node_make_callback,
			Qa: __emnapi_set_immediate,
			Ra: __emnapi_worker_unref,
			fa: __emscripten_init_main_thread_js,
			Ya: __emscripten_notify_mailbox_postmessage,
			ba: __emscripten_receive_on_main_thread_js,
			ab: __emscripten_runtime_keepalive_clear,
			$: __emscripten_thread_cleanup,
			ea: __emscripten_thread_mailbox_await,
			qa: __emscripten_thread_set_strongref,
			gb: __gmtime_js,
			ca: __localtime_js,
			eb: __mmap_js,
			fb: __munmap_js,
			xa: __tzset_js,
			sa: _clock_time_get,
			Ta: _emnapi_is_node_binding_available,
			aa: _emscripten_check_blocking_allowed,
			P: _emscripten_date_now,
			pa: _emscripten_exit_with_live_runtime,
			Za: _emscripten_get_heap_max,
			x: _emscripten_get_now,
			D: _emscripten_num_logical_cores,
			Xa: _emscripten_resize_heap,
			Aa: _emscripten_runtime_keepalive_pop,
			Ka: _emscripten_runtime_keepalive_push,
			za: _environ_get,
			Ba: _environ_sizes_get,
			E: _exit,
			u: _fd_close,
			ga: _fd_fdstat_get,
			Q: _fd_read,
			da: _fd_seek,
			y: _fd_write,
			S: ffi_call_js,
			a: wasmMemory,
			T: _napi_add_finalizer,
			L: _napi_call_function,
			B: _napi_clear_last_error,
			z: _napi_close_escapable_handle_scope,
			m: _napi_close_handle_scope,
			hb: _napi_coerce_to_object,
			Wa: _napi_coerce_to_string,
			U: _napi_create_array,
			F: _napi_create_array_with_length,
			V: _napi_create_buffer_copy,
			n: _napi_create_double,
			I: _napi_create_error,
			Fa: _napi_create_external_buffer,
			N: _napi_create_function,
			d: _napi_create_object,
			l: _napi_create_reference,
			Ja: _napi_create_string_latin1,
			i: _napi_create_string_utf8,
			Na: _napi_create_type_error,
			La: _napi_define_properties,
			h: _napi_delete_reference,
			G: _napi_escape_handle,
			Ma: _napi_fatal_error,
			Oa: _napi_get_and_clear_last_exception,
			j: _napi_get_array_length,
			k: _napi_get_boolean,
			M: _napi_get_cb_info,
			o: _napi_get_element,
			e: _napi_get_named_property,
			v: _napi_get_null,
			Ga: _napi_get_property,
			Da: _napi_get_property_names,
			g: _napi_get_reference_value,
			W: _napi_get_typedarray_info,
			f: _napi_get_undefined,
			J: _napi_get_value_bool,
			Y: _napi_get_value_double,
			K: _napi_get_value_int32,
			Pa: _napi_get_value_int64,
			X: _napi_get_value_string_utf8,
			A: _napi_get_value_uint32,
			s: _napi_has_named_property,
			Ca: _napi_has_own_property,
			Ha: _napi_has_property,
			r: _napi_is_exception_pending,
			H: _napi_open_escapable_handle_scope,
			p: _napi_open_handle_scope,
			w: _napi_set_element,
			q: _napi_set_last_error,
			b: _napi_set_named_property,
			Ia: _napi_throw,
			t: _napi_typeof,
			wa: _proc_exit,
			ia: _random_get
		};
	}
	async function run() {
		if (ENVIRONMENT_IS_PTHREAD) {
			initRuntime();
			return;
		}
		preRun();
		if (runDependencies) await resolveRunDependencies();
		var setStatus = Module["setStatus"];
		if (setStatus) {
			setStatus("Running...");
			await new Promise((resolve) => setTimeout(resolve, 1));
			setTimeout(setStatus, 1, "");
		}
		if (ABORT) return;
		initRuntime();
		Module["onRuntimeInitialized"]?.();
		postRun();
	}
	var wasmExports;
	if (!ENVIRONMENT_IS_PTHREAD) {
		wasmExports = createWasm();
		run();
	}
}));
// node_modules/@img/sharp-wasm32/index.cjs
module.exports = require_sharp_wasm32_0_35_5_node();
