/** Modules that come with a language, so that no registry is asked for them. Compiled for this project. */

/** Modules of Node without their prefix. */
export const nodeModules: ReadonlySet<string> = new Set(
  'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib electron vscode bun'.split(
    ' ',
  ),
)

/** Modules of Python, names that several packages share, and names that are a project's own more often than a package. */
export const pythonModules: ReadonlySet<string> = new Set(
  '__future__ abc aifc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 calendar cgi cgitb cmath cmd code codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg cProfile crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache locale logging lzma mailbox marshal math mimetypes mmap modulefinder multiprocessing netrc numbers operator optparse os pathlib pdb pickle pickletools pip pipes pkgutil platform plistlib poplib posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtplib sndhdr socket socketserver sqlite3 ssl stat statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios test textwrap threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata unittest urllib uuid venv warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo google azure app config core db helpers main models myapp mymodule mypackage project settings src tests utils views'.split(
    ' ',
  ),
)

/** Where a module is published under another name. */
export const pythonDistributions: ReadonlyMap<string, string> = new Map([
  ['attr', 'attrs'],
  ['bs4', 'beautifulsoup4'],
  ['Crypto', 'pycryptodome'],
  ['cv2', 'opencv-python'],
  ['dateutil', 'python-dateutil'],
  ['docx', 'python-docx'],
  ['dotenv', 'python-dotenv'],
  ['fitz', 'PyMuPDF'],
  ['git', 'GitPython'],
  ['github', 'PyGithub'],
  ['jose', 'python-jose'],
  ['jwt', 'PyJWT'],
  ['magic', 'python-magic'],
  ['MySQLdb', 'mysqlclient'],
  ['OpenSSL', 'pyOpenSSL'],
  ['PIL', 'Pillow'],
  ['pkg_resources', 'setuptools'],
  ['psycopg2', 'psycopg2-binary'],
  ['serial', 'pyserial'],
  ['skimage', 'scikit-image'],
  ['sklearn', 'scikit-learn'],
  ['slugify', 'python-slugify'],
  ['socks', 'PySocks'],
  ['telegram', 'python-telegram-bot'],
  ['usb', 'pyusb'],
  ['websocket', 'websocket-client'],
  ['win32api', 'pywin32'],
  ['yaml', 'PyYAML'],
  ['zmq', 'pyzmq'],
])
