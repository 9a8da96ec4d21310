/** Exports of an entry of the runtime whose docstrings need no example. */
interface WithoutExample {
  readonly entry: string;
  readonly reason: string;
  readonly names: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** All exports without an example, with the reason. */
export const withoutExample: readonly WithoutExample[] = [
  {
    entry: "adapters",
    reason: "adapters such as @guildwire/nest call them with the router of their framework",
    names: words("isKnownTarget operationMetadata registerExpress prepareFastify"),
  },
  {
    entry: "client",
    reason: "generated code encodes bodies, parameters and credentials with them",
    names: words(`
      allOf anyOf apiKey atServer basic binary commaList commaObject cookieHeader deepObject form formObject formQuery formText
      headerList headerObject headerValue json jsonLinesBody jsonParameter jsonQuery jsonSequenceBody label matrix multipart
      partsBody payload pipeList repeated reserved segmentList segmentObject spaceList text textQuery
    `),
  },
  {
    entry: "client",
    reason: "generated code reads responses and their headers with them",
    names: words(`
      anyHeader asAccepted binaryBody booleanHeader byteParts dataOf integerHeader jsonEvents jsonHeader jsonLines jsonOrNothing
      jsonParts jsonSequence listHeader mixedParts nothing numberHeader objectHeader openStream plain readHeaders textEvents
      textHeader withStatus withStatusByType
    `),
  },
  {
    entry: "client",
    reason: "generated code validates responses with them",
    names: words("createValidatingClient validated"),
  },
  {
    entry: "fixtures",
    reason: "generated functions describe values with them",
    names: words(`
      boolean date dateTime digits email file id integer list map multiple nullable object oneOf optional part pick text tuple uri uuid
    `),
  },
  {
    entry: "validate",
    reason: "generated code validates responses without a schema of their own with them",
    names: words("anyText arrayOf orNull"),
  },
  {
    entry: "client",
    reason: "generated code describes pagination with them",
    names: words("afterLastItem atLink iteratePages nextFromHeader nextFromLink nextOffset nextPage"),
  },
  {
    entry: "dispatch",
    reason: "generated code calls them with the definition of a specification, and exports a function without it",
    names: words("createEndpoint createReceiver"),
  },
  {
    entry: "webhooks",
    reason: "generated senders call it with the description of a webhook",
    names: words("deliverWebhook"),
  },
  {
    entry: "server",
    reason: "generated definitions of operations decode requests with them",
    names: words(`
      anyText anything arrayOf basicScheme binaryBody bodyByMediaType boolean formBody httpScheme integer itemsBody json jsonBody
      keyScheme label labelList labelObject list matrix matrixList matrixObject multipartBody nestedForm number object orNull
      partsBody payloadBody splitSegment text textBody uploadBody
    `),
  },
  {
    entry: "server",
    reason: "generated definitions of operations encode responses with them",
    names: words(`
      binaryResponse emptyResponse eventStream jsonLineStream jsonResponse jsonSequenceStream partStream responseByMediaType
      textResponse withHeaders
    `),
  },
  {
    entry: "server",
    reason: "generated error formats (`x-error-format`) consist of them",
    names: words(`
      declaredCode declaredIssueCode describeErrorResponse dottedPath emptyErrorResponse fittingText issueMap issueTree messageWithIssue numericCode
      pointerFragment problemDetails textCode
    `),
  },
  {
    entry: "devices",
    reason: "generated channels consist of them, and export functions and classes with the types of the specification",
    names: words(`
      checkHostMessage checkMessage checkReply createHost encodedText encodeMessage handler maxMessageBytes parameterText
      parseMessage parseParameter runCommandLine SocketConnection unknownCommand unknownOpcode
    `),
  },
  {
    entry: "validate",
    reason: "generated validators consist of them",
    names: words(`
      ambiguous arrayType at boundedPattern broken checkValue closest codePoints copyItems copyJson copyValue Distinct
      distinctScalars equal everyItem excluded fieldOf firstRepeated forbidden formatMissed hasMatching isBase64Url isBinary
      isByte isDate isDateTime isEmail isFilled isInt32 isInt64 isIpv4 isIpv6 isObject isReported isSnowflake isUri isUuid
      isVisited itemsOf linearPattern maxDepth maxLength Memo merged minLength missing missingBeside multipleOf namesOf
      notAbove notAlone notBelow notListed notMultiple objectType own patternMissed pick repeated repeatedItem Report
      tooDeep tooFewItems tooFewMatches tooFewProperties tooLarge tooLong tooManyItems tooManyMatches tooManyProperties
      tooShort tooSmall trimmed unique unknownItem unknownProperty wrongName wrongType
    `),
  },
  {
    entry: "values",
    reason: "generated code calls them where the types in code differ from JSON",
    names: words(`
      allOf argumentsToWire arrayOf byKind byTag codeValidator converted convertedDispatch convertedEndpoint convertedHeader
      convertedItemBytes convertedItems converting exactFields exactInteger exactIntegerHeader exactItems exactJsonHeader
      exactly firstValid headersByKey inCodeForm instant inWireForm jsonWithBigints messageText objectOf plainDate
      readHeadersByKey tupleOf where withBody withErrorTexts
    `),
  },
];
