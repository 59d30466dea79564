/// <reference types="@astrojs/starlight" />
/// <reference types="astro/client" />
