/**
 * The functions and types of the compiler that the generator uses, and no others: another compiler API has to provide
 * exactly these.
 */
import { ts } from "ts-morph";

// Syntax trees: nodes, and functions that read them.

export type ArrayLiteralExpression = ts.ArrayLiteralExpression;
export type ArrowFunction = ts.ArrowFunction;
export type BinaryExpression = ts.BinaryExpression;
export type BindingElement = ts.BindingElement;
export type BindingName = ts.BindingName;
export type BindingPattern = ts.BindingPattern;
export type Block = ts.Block;
export type CallExpression = ts.CallExpression;
export type ClassDeclaration = ts.ClassDeclaration;
export type ClassElement = ts.ClassElement;
export type ClassExpression = ts.ClassExpression;
export type ClassLikeDeclaration = ts.ClassLikeDeclaration;
export type CommentRange = ts.CommentRange;
export type Declaration = ts.Declaration;
export type DeclarationStatement = ts.DeclarationStatement;
export type ElementAccessExpression = ts.ElementAccessExpression;
export type EntityName = ts.EntityName;
export type ExportAssignment = ts.ExportAssignment;
export type ExportSpecifier = ts.ExportSpecifier;
export type Expression = ts.Expression;
export type ExpressionWithTypeArguments = ts.ExpressionWithTypeArguments;
export type ForInStatement = ts.ForInStatement;
export type ForOfStatement = ts.ForOfStatement;
export type IfStatement = ts.IfStatement;
export type FunctionDeclaration = ts.FunctionDeclaration;
export type FunctionExpression = ts.FunctionExpression;
export type Identifier = ts.Identifier;
export type ImportClause = ts.ImportClause;
export type ImportDeclaration = ts.ImportDeclaration;
export type ImportSpecifier = ts.ImportSpecifier;
export type IndexedAccessTypeNode = ts.IndexedAccessTypeNode;
export type InterfaceDeclaration = ts.InterfaceDeclaration;
export type ImportTypeNode = ts.ImportTypeNode;
export type IntersectionTypeNode = ts.IntersectionTypeNode;
export type JSDoc = ts.JSDoc;
export type JSDocMemberName = ts.JSDocMemberName;
export type JsxOpeningLikeElement = ts.JsxOpeningLikeElement;
export type LiteralTypeNode = ts.LiteralTypeNode;
export type MethodDeclaration = ts.MethodDeclaration;
export type MethodSignature = ts.MethodSignature;
export type ModuleBlock = ts.ModuleBlock;
export type ModuleDeclaration = ts.ModuleDeclaration;
export type NamedDeclaration = ts.NamedDeclaration;
export type NamedImports = ts.NamedImports;
export type NewExpression = ts.NewExpression;
export type NoSubstitutionTemplateLiteral = ts.NoSubstitutionTemplateLiteral;
export type Node = ts.Node;
export type NodeArray<T extends ts.Node> = ts.NodeArray<T>;
export type ObjectLiteralElementLike = ts.ObjectLiteralElementLike;
export type ObjectLiteralExpression = ts.ObjectLiteralExpression;
export type ParameterDeclaration = ts.ParameterDeclaration;
export type ParenthesizedExpression = ts.ParenthesizedExpression;
export type PropertyAccessExpression = ts.PropertyAccessExpression;
export type PropertyAssignment = ts.PropertyAssignment;
export type PropertyDeclaration = ts.PropertyDeclaration;
export type PropertyName = ts.PropertyName;
export type PropertySignature = ts.PropertySignature;
export type QualifiedName = ts.QualifiedName;
export type ShorthandPropertyAssignment = ts.ShorthandPropertyAssignment;
export type SignatureDeclaration = ts.SignatureDeclaration;
export type SpreadAssignment = ts.SpreadAssignment;
export type SourceFile = ts.SourceFile;
export type Statement = ts.Statement;
export type StringLiteral = ts.StringLiteral;
export type StringLiteralLike = ts.StringLiteralLike;
export type TryStatement = ts.TryStatement;
export type TypeAliasDeclaration = ts.TypeAliasDeclaration;
export type TypeElement = ts.TypeElement;
export type TypeNode = ts.TypeNode;
export type TypePredicateNode = ts.TypePredicateNode;
export type TypeReference = ts.TypeReference;
export type TypeOperatorNode = ts.TypeOperatorNode;
export type TypeParameterDeclaration = ts.TypeParameterDeclaration;
export type TypeReferenceNode = ts.TypeReferenceNode;
export type VariableDeclaration = ts.VariableDeclaration;
export type YieldExpression = ts.YieldExpression;
export type VariableStatement = ts.VariableStatement;

export const NodeFlags: typeof ts.NodeFlags = ts.NodeFlags;
export type NodeFlags = ts.NodeFlags;
export const SyntaxKind: typeof ts.SyntaxKind = ts.SyntaxKind;
export type SyntaxKind = ts.SyntaxKind;

export const canHaveModifiers: typeof ts.canHaveModifiers = ts.canHaveModifiers;
export const createSourceFile: typeof ts.createSourceFile = ts.createSourceFile;
export const findAncestor: typeof ts.findAncestor = ts.findAncestor;
export const forEachChild: typeof ts.forEachChild = ts.forEachChild;
export const getEffectiveConstraintOfTypeParameter: typeof ts.getEffectiveConstraintOfTypeParameter =
  ts.getEffectiveConstraintOfTypeParameter;
export const getEffectiveTypeParameterDeclarations: typeof ts.getEffectiveTypeParameterDeclarations =
  ts.getEffectiveTypeParameterDeclarations;
export const getJSDocImplementsTags: typeof ts.getJSDocImplementsTags = ts.getJSDocImplementsTags;
export const getJSDocReturnType: typeof ts.getJSDocReturnType = ts.getJSDocReturnType;
export const getJSDocSatisfiesTag: typeof ts.getJSDocSatisfiesTag = ts.getJSDocSatisfiesTag;
export const getJSDocType: typeof ts.getJSDocType = ts.getJSDocType;
export const getLeadingCommentRanges: typeof ts.getLeadingCommentRanges = ts.getLeadingCommentRanges;
export const getModifiers: typeof ts.getModifiers = ts.getModifiers;
export const getNameOfDeclaration: typeof ts.getNameOfDeclaration = ts.getNameOfDeclaration;
export const getTrailingCommentRanges: typeof ts.getTrailingCommentRanges = ts.getTrailingCommentRanges;

/** @public Only `maps` uses it, through the compiler that it loads on first use. */
export const isArrayBindingPattern: typeof ts.isArrayBindingPattern = ts.isArrayBindingPattern;
export const isArrayLiteralExpression: typeof ts.isArrayLiteralExpression = ts.isArrayLiteralExpression;
export const isArrayTypeNode: typeof ts.isArrayTypeNode = ts.isArrayTypeNode;
export const isArrowFunction: typeof ts.isArrowFunction = ts.isArrowFunction;
export const isAsExpression: typeof ts.isAsExpression = ts.isAsExpression;
export const isAwaitExpression: typeof ts.isAwaitExpression = ts.isAwaitExpression;
export const isBinaryExpression: typeof ts.isBinaryExpression = ts.isBinaryExpression;
export const isBindingElement: typeof ts.isBindingElement = ts.isBindingElement;
export const isBlock: typeof ts.isBlock = ts.isBlock;
export const isCallExpression: typeof ts.isCallExpression = ts.isCallExpression;
export const isCaseClause: typeof ts.isCaseClause = ts.isCaseClause;
export const isClassDeclaration: typeof ts.isClassDeclaration = ts.isClassDeclaration;
export const isClassElement: typeof ts.isClassElement = ts.isClassElement;
export const isClassExpression: typeof ts.isClassExpression = ts.isClassExpression;
export const isClassLike: typeof ts.isClassLike = ts.isClassLike;
export const isComputedPropertyName: typeof ts.isComputedPropertyName = ts.isComputedPropertyName;
export const isConditionalExpression: typeof ts.isConditionalExpression = ts.isConditionalExpression;
export const isConditionalTypeNode: typeof ts.isConditionalTypeNode = ts.isConditionalTypeNode;
export const isConstructorDeclaration: typeof ts.isConstructorDeclaration = ts.isConstructorDeclaration;
export const isDefaultClause: typeof ts.isDefaultClause = ts.isDefaultClause;
export const isElementAccessExpression: typeof ts.isElementAccessExpression = ts.isElementAccessExpression;
export const isEnumDeclaration: typeof ts.isEnumDeclaration = ts.isEnumDeclaration;
export const isEnumMember: typeof ts.isEnumMember = ts.isEnumMember;
export const isExportAssignment: typeof ts.isExportAssignment = ts.isExportAssignment;
export const isExportDeclaration: typeof ts.isExportDeclaration = ts.isExportDeclaration;
export const isExportSpecifier: typeof ts.isExportSpecifier = ts.isExportSpecifier;
export const isExpression: typeof ts.isExpression = ts.isExpression;
export const isExpressionStatement: typeof ts.isExpressionStatement = ts.isExpressionStatement;
export const isExpressionWithTypeArguments: typeof ts.isExpressionWithTypeArguments = ts.isExpressionWithTypeArguments;
export const isExternalModule: typeof ts.isExternalModule = ts.isExternalModule;
export const isExternalModuleReference: typeof ts.isExternalModuleReference = ts.isExternalModuleReference;
export const isForInStatement: typeof ts.isForInStatement = ts.isForInStatement;
export const isForOfStatement: typeof ts.isForOfStatement = ts.isForOfStatement;
export const isIfStatement: typeof ts.isIfStatement = ts.isIfStatement;
export const isFunctionDeclaration: typeof ts.isFunctionDeclaration = ts.isFunctionDeclaration;
export const isFunctionExpression: typeof ts.isFunctionExpression = ts.isFunctionExpression;
export const isFunctionLike: typeof ts.isFunctionLike = ts.isFunctionLike;
export const isIdentifier: typeof ts.isIdentifier = ts.isIdentifier;
export const isImportClause: typeof ts.isImportClause = ts.isImportClause;
export const isImportDeclaration: typeof ts.isImportDeclaration = ts.isImportDeclaration;
export const isImportEqualsDeclaration: typeof ts.isImportEqualsDeclaration = ts.isImportEqualsDeclaration;
export const isImportSpecifier: typeof ts.isImportSpecifier = ts.isImportSpecifier;
export const isImportTypeNode: typeof ts.isImportTypeNode = ts.isImportTypeNode;
export const isIndexedAccessTypeNode: typeof ts.isIndexedAccessTypeNode = ts.isIndexedAccessTypeNode;
export const isInterfaceDeclaration: typeof ts.isInterfaceDeclaration = ts.isInterfaceDeclaration;
export const isIntersectionTypeNode: typeof ts.isIntersectionTypeNode = ts.isIntersectionTypeNode;
export const isJSDoc: typeof ts.isJSDoc = ts.isJSDoc;
export const isJSDocImportTag: typeof ts.isJSDocImportTag = ts.isJSDocImportTag;
export const isJSDocLink: typeof ts.isJSDocLink = ts.isJSDocLink;
export const isJSDocLinkCode: typeof ts.isJSDocLinkCode = ts.isJSDocLinkCode;
export const isJSDocLinkPlain: typeof ts.isJSDocLinkPlain = ts.isJSDocLinkPlain;
export const isJSDocMemberName: typeof ts.isJSDocMemberName = ts.isJSDocMemberName;
export const isJSDocNameReference: typeof ts.isJSDocNameReference = ts.isJSDocNameReference;
export const isJSDocSignature: typeof ts.isJSDocSignature = ts.isJSDocSignature;
export const isJsxAttribute: typeof ts.isJsxAttribute = ts.isJsxAttribute;
export const isJsxExpression: typeof ts.isJsxExpression = ts.isJsxExpression;
export const isJsxOpeningLikeElement: typeof ts.isJsxOpeningLikeElement = ts.isJsxOpeningLikeElement;
export const isJsxSpreadAttribute: typeof ts.isJsxSpreadAttribute = ts.isJsxSpreadAttribute;
export const isLiteralTypeNode: typeof ts.isLiteralTypeNode = ts.isLiteralTypeNode;
export const isMappedTypeNode: typeof ts.isMappedTypeNode = ts.isMappedTypeNode;
export const isMethodDeclaration: typeof ts.isMethodDeclaration = ts.isMethodDeclaration;
export const isMethodSignature: typeof ts.isMethodSignature = ts.isMethodSignature;
export const isModifier: typeof ts.isModifier = ts.isModifier;
export const isModuleBlock: typeof ts.isModuleBlock = ts.isModuleBlock;
export const isModuleDeclaration: typeof ts.isModuleDeclaration = ts.isModuleDeclaration;
export const isNamedExports: typeof ts.isNamedExports = ts.isNamedExports;
export const isNamedImports: typeof ts.isNamedImports = ts.isNamedImports;
export const isNamespaceExport: typeof ts.isNamespaceExport = ts.isNamespaceExport;
export const isNamespaceImport: typeof ts.isNamespaceImport = ts.isNamespaceImport;
export const isNewExpression: typeof ts.isNewExpression = ts.isNewExpression;
export const isNoSubstitutionTemplateLiteral: typeof ts.isNoSubstitutionTemplateLiteral =
  ts.isNoSubstitutionTemplateLiteral;
export const isNonNullExpression: typeof ts.isNonNullExpression = ts.isNonNullExpression;
export const isNumericLiteral: typeof ts.isNumericLiteral = ts.isNumericLiteral;
export const isObjectBindingPattern: typeof ts.isObjectBindingPattern = ts.isObjectBindingPattern;
export const isObjectLiteralElement: typeof ts.isObjectLiteralElement = ts.isObjectLiteralElement;
export const isObjectLiteralElementLike: typeof ts.isObjectLiteralElementLike = ts.isObjectLiteralElementLike;
export const isObjectLiteralExpression: typeof ts.isObjectLiteralExpression = ts.isObjectLiteralExpression;
export const isParameter: typeof ts.isParameter = ts.isParameter;
export const isParenthesizedExpression: typeof ts.isParenthesizedExpression = ts.isParenthesizedExpression;
export const isParenthesizedTypeNode: typeof ts.isParenthesizedTypeNode = ts.isParenthesizedTypeNode;
export const isPostfixUnaryExpression: typeof ts.isPostfixUnaryExpression = ts.isPostfixUnaryExpression;
export const isPrefixUnaryExpression: typeof ts.isPrefixUnaryExpression = ts.isPrefixUnaryExpression;
export const isPrivateIdentifier: typeof ts.isPrivateIdentifier = ts.isPrivateIdentifier;
export const isPropertyAccessExpression: typeof ts.isPropertyAccessExpression = ts.isPropertyAccessExpression;
export const isPropertyAssignment: typeof ts.isPropertyAssignment = ts.isPropertyAssignment;
export const isPropertyDeclaration: typeof ts.isPropertyDeclaration = ts.isPropertyDeclaration;
export const isPropertyName: typeof ts.isPropertyName = ts.isPropertyName;
export const isPropertySignature: typeof ts.isPropertySignature = ts.isPropertySignature;
export const isQualifiedName: typeof ts.isQualifiedName = ts.isQualifiedName;
export const isReturnStatement: typeof ts.isReturnStatement = ts.isReturnStatement;
export const isSatisfiesExpression: typeof ts.isSatisfiesExpression = ts.isSatisfiesExpression;
export const isShorthandPropertyAssignment: typeof ts.isShorthandPropertyAssignment = ts.isShorthandPropertyAssignment;
export const isSourceFile: typeof ts.isSourceFile = ts.isSourceFile;
export const isSpreadAssignment: typeof ts.isSpreadAssignment = ts.isSpreadAssignment;
export const isSpreadElement: typeof ts.isSpreadElement = ts.isSpreadElement;
export const isStatement: typeof ts.isStatement = ts.isStatement;
export const isStringLiteral: typeof ts.isStringLiteral = ts.isStringLiteral;
export const isStringLiteralLike: typeof ts.isStringLiteralLike = ts.isStringLiteralLike;
export const isTaggedTemplateExpression: typeof ts.isTaggedTemplateExpression = ts.isTaggedTemplateExpression;
export const isTemplateExpression: typeof ts.isTemplateExpression = ts.isTemplateExpression;
export const isTemplateSpan: typeof ts.isTemplateSpan = ts.isTemplateSpan;
export const isThrowStatement: typeof ts.isThrowStatement = ts.isThrowStatement;
export const isTryStatement: typeof ts.isTryStatement = ts.isTryStatement;
export const isTypeAliasDeclaration: typeof ts.isTypeAliasDeclaration = ts.isTypeAliasDeclaration;
export const isTypeAssertionExpression: typeof ts.isTypeAssertionExpression = ts.isTypeAssertionExpression;
export const isTypeElement: typeof ts.isTypeElement = ts.isTypeElement;
export const isTypeLiteralNode: typeof ts.isTypeLiteralNode = ts.isTypeLiteralNode;
export const isTypeOperatorNode: typeof ts.isTypeOperatorNode = ts.isTypeOperatorNode;
export const isTypePredicateNode: typeof ts.isTypePredicateNode = ts.isTypePredicateNode;
export const isTypeParameterDeclaration: typeof ts.isTypeParameterDeclaration = ts.isTypeParameterDeclaration;
export const isTypeQueryNode: typeof ts.isTypeQueryNode = ts.isTypeQueryNode;
export const isTypeReferenceNode: typeof ts.isTypeReferenceNode = ts.isTypeReferenceNode;
export const isUnionTypeNode: typeof ts.isUnionTypeNode = ts.isUnionTypeNode;
export const isTypeNode: typeof ts.isTypeNode = ts.isTypeNode;
export const isVoidExpression: typeof ts.isVoidExpression = ts.isVoidExpression;
export const isYieldExpression: typeof ts.isYieldExpression = ts.isYieldExpression;
export const isVariableDeclaration: typeof ts.isVariableDeclaration = ts.isVariableDeclaration;
export const isVariableStatement: typeof ts.isVariableStatement = ts.isVariableStatement;

// The type checker: types, symbols, and the questions that the generator asks.

export type TypeChecker = Pick<
  ts.TypeChecker,
  | "getAliasedSymbol"
  | "getApparentType"
  | "getBaseConstraintOfType"
  | "getContextualType"
  | "getDeclaredTypeOfSymbol"
  | "getExportSpecifierLocalTargetSymbol"
  | "getExportsOfModule"
  | "getNonNullableType"
  | "getPropertyOfType"
  | "getResolvedSignature"
  | "getShorthandAssignmentValueSymbol"
  | "getSymbolAtLocation"
  | "getTypeArguments"
  | "getTypeArgumentsForResolvedSignature"
  | "getTypeAtLocation"
  | "getTypeFromTypeNode"
  | "getTypeOfSymbol"
  | "isArrayLikeType"
  | "tryGetMemberInModuleExports"
  | "typeToString"
>;
export type NumberLiteralType = ts.NumberLiteralType;
export type StringLiteralType = ts.StringLiteralType;
export type Symbol = ts.Symbol;
export type Type = ts.Type;

export const ObjectFlags: typeof ts.ObjectFlags = ts.ObjectFlags;
export const SymbolFlags: typeof ts.SymbolFlags = ts.SymbolFlags;
export type SymbolFlags = ts.SymbolFlags;
export const TypeFlags: typeof ts.TypeFlags = ts.TypeFlags;
export type TypeFlags = ts.TypeFlags;

// Programs: files with compiler options, configuration files, and the resolution of modules.

export type CompilerHost = ts.CompilerHost;
export type CompilerOptions = ts.CompilerOptions;
export type ModuleResolutionCache = ts.ModuleResolutionCache;
export type ModuleResolutionHost = ts.ModuleResolutionHost;
export type ParseConfigHost = ts.ParseConfigHost;
export type Program = ts.Program;
export type ResolvedModuleFull = ts.ResolvedModuleFull;

export const Extension: typeof ts.Extension = ts.Extension;
export type Extension = ts.Extension;
export const JsxEmit: typeof ts.JsxEmit = ts.JsxEmit;
export type JsxEmit = ts.JsxEmit;
export type JsxSpreadAttribute = ts.JsxSpreadAttribute;
export const ModuleKind: typeof ts.ModuleKind = ts.ModuleKind;
export type ModuleKind = ts.ModuleKind;
export const ModuleResolutionKind: typeof ts.ModuleResolutionKind = ts.ModuleResolutionKind;
export type ModuleResolutionKind = ts.ModuleResolutionKind;
export const ScriptTarget: typeof ts.ScriptTarget = ts.ScriptTarget;
export type ScriptTarget = ts.ScriptTarget;

export const createModuleResolutionCache: typeof ts.createModuleResolutionCache = ts.createModuleResolutionCache;
export const createProgram: typeof ts.createProgram = ts.createProgram;
export const findConfigFile: typeof ts.findConfigFile = ts.findConfigFile;
export const flattenDiagnosticMessageText: typeof ts.flattenDiagnosticMessageText = ts.flattenDiagnosticMessageText;
export const parseJsonConfigFileContent: typeof ts.parseJsonConfigFileContent = ts.parseJsonConfigFileContent;
export const readConfigFile: typeof ts.readConfigFile = ts.readConfigFile;
export const resolveModuleName: typeof ts.resolveModuleName = ts.resolveModuleName;
export const resolveProjectReferencePath: typeof ts.resolveProjectReferencePath = ts.resolveProjectReferencePath;
export const sys: typeof ts.sys = ts.sys;
export const transpileModule: typeof ts.transpileModule = ts.transpileModule;
