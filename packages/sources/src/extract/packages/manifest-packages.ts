import type { FoundPackage } from './found-package.ts'
import { readPackageName } from './package-name.ts'

const dependency = /<dependency>([\s\S]{0,2000}?)<\/dependency>/g

/** The artifacts that a Maven file depends on. */
export function mavenPackages(code: string): FoundPackage[] {
  return [...code.matchAll(dependency)].flatMap(({ index, 0: written }): FoundPackage[] => {
    const field = (name: string) =>
      new RegExp(`<${name}>\\s*([^<\\s]+)\\s*</${name}>`).exec(written)?.[1]
    const [group, artifact, version] = ['groupId', 'artifactId', 'version'].map(field)
    if (group === undefined || artifact === undefined) return []
    const read = readPackageName('maven', `${group}:${artifact}`)
    const start = index + written.indexOf(artifact, written.indexOf('<artifactId>'))
    // A property says which version it is elsewhere.
    const asked = version === undefined || version.includes('$') ? null : version
    return read === undefined
      ? []
      : [{ ecosystem: 'maven', ...read, version: asked, start, end: start + artifact.length }]
  })
}

const fromLine =
  /^[ \t]*FROM[ \t]+(?:--platform=\S+[ \t]+)?(\S+)(?:[ \t]+AS[ \t]+(\S+))?[ \t]*\r?$/gim
const otherInstruction =
  /^[ \t]*(?:RUN|COPY|ADD|CMD|ENTRYPOINT|WORKDIR|ENV|ARG|EXPOSE|LABEL|USER|VOLUME)[ \t]+\S/m

/** Whether code without a language is a Dockerfile: SQL has a FROM as well. */
export function looksLikeDockerfile(code: string): boolean {
  return otherInstruction.test(code) && /^[ \t]*FROM[ \t]+\S+/m.test(code)
}

/** The images that a Dockerfile starts from; its own stages are none. */
export function dockerfilePackages(code: string): FoundPackage[] {
  const stages = new Set<string>()
  return [...code.matchAll(fromLine)].flatMap((match): FoundPackage[] => {
    const [whole, image = '', stage] = match
    const isStage = stages.has(image.toLowerCase())
    if (stage !== undefined) stages.add(stage.toLowerCase())
    const read = isStage ? undefined : readPackageName('docker', image)
    const start = match.index + whole.indexOf(image, whole.search(/FROM/i) + 4)
    return read === undefined
      ? []
      : [{ ecosystem: 'docker', ...read, start, end: start + image.length }]
  })
}
